import { Button } from '@data1522/design-system/Button'
import { Dialog } from '@data1522/design-system/Dialog'
import { useText } from '../../../core/i18n/useText.ts'
import { useRows } from '../frame/useRows.ts'
import { useSettingsAddress } from '../useSettingsAddress.ts'
import { PaymentList } from '../../../entities/store/PaymentList.tsx'
import type { PaymentsForm } from './payments-form.ts'
import { useFee } from '../../../entities/store/useFee.ts'

interface ProvidersDialogProps {
  form: PaymentsForm
  isOpen: boolean
}

/** All providers that there are, each on or off. */
export function ProvidersDialog({ form, isOpen }: ProvidersDialogProps) {
  const text = useText()
  const feeOf = useFee()
  const { close } = useSettingsAddress()
  const { rows, put } = useRows(form, 'providers')
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title={text('storeSettings.payments.chooseProviders')}
      description={text('storeSettings.payments.chooseProvidersText')}
      footer={
        <Button variant="solid" tone="primary" onPress={close}>
          {text('storeSettings.done')}
        </Button>
      }
    >
      <PaymentList
        label={text('storeSettings.payments.providers')}
        rows={rows}
        detailOf={({ fee }) => feeOf(fee)}
        onChange={put}
      />
    </Dialog>
  )
}
