import type { StoreDetails } from '@data1522/mocks/contract/store-settings'
import { lazy } from 'react'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import { useSettingsAddress } from '../useSettingsAddress.ts'
import type { ShippingForm } from './shipping-form.ts'

const ZoneDialog = lazy(async () => ({ default: (await import('./ZoneDialog.tsx')).ZoneDialog }))
const RateDialog = lazy(async () => ({ default: (await import('./RateDialog.tsx')).RateDialog }))

/** The dialogs of the zones, as the address opens them. */
export function ShippingDialogs({ form, store }: { form: ShippingForm; store: StoreDetails }) {
  const { dialog, ids } = useSettingsAddress()
  const zone = form.hook.getValues('zones').find(({ id }) => String(id) === ids[0])
  const rate = zone?.rates.find(({ id }) => String(id) === ids[1])
  const isZoneOpen = dialog === 'zone' && Boolean(zone || ids[0] === 'new')
  const isRateOpen = dialog === 'rate' && Boolean(zone && (rate || ids[1] === 'new'))
  return (
    <>
      <WhenOpened isOpen={isZoneOpen}>
        <ZoneDialog form={form} zone={zone} isOpen={isZoneOpen} />
      </WhenOpened>
      <WhenOpened isOpen={isRateOpen}>
        <RateDialog form={form} store={store} zone={zone} rate={rate} isOpen={isRateOpen} />
      </WhenOpened>
    </>
  )
}
