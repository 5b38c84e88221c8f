import { lazy } from 'react'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import { useSettingsAddress } from '../useSettingsAddress.ts'
import { manualKindOf, type PaymentsForm } from './payments-form.ts'

const ProvidersDialog = lazy(async () => ({
  default: (await import('./ProvidersDialog.tsx')).ProvidersDialog,
}))
const MethodDialog = lazy(async () => ({ default: (await import('./MethodDialog.tsx')).MethodDialog }))
const ManualMethodDialog = lazy(async () => ({
  default: (await import('./ManualMethodDialog.tsx')).ManualMethodDialog,
}))

/** The dialogs of the ways to pay, as the address opens them. */
export function PaymentDialogs({ form }: { form: PaymentsForm }) {
  const { dialog, ids } = useSettingsAddress()
  const manual = form.hook.getValues('manualMethods').find(({ id }) => String(id) === ids[0])
  const isManualOpen = dialog === 'manual' && Boolean(manual || manualKindOf(ids[1]))
  return (
    <>
      <WhenOpened isOpen={dialog === 'providers'}>
        <ProvidersDialog form={form} isOpen={dialog === 'providers'} />
      </WhenOpened>
      <WhenOpened isOpen={dialog === 'method'}>
        <MethodDialog form={form} isOpen={dialog === 'method'} />
      </WhenOpened>
      <WhenOpened isOpen={isManualOpen}>
        <ManualMethodDialog form={form} method={manual} kind={manualKindOf(ids[1])} isOpen={isManualOpen} />
      </WhenOpened>
    </>
  )
}
