import { useFormats } from '../../core/i18n/useFormats.ts'
import { useText } from '../../core/i18n/useText.ts'

/** What a provider takes of each payment, in words. */
export function useFee() {
  const text = useText()
  const { number } = useFormats()
  return (perCent: number) =>
    perCent === 0
      ? text('storeSettings.payments.noFee')
      : text('storeSettings.payments.fee', {
          fee: number(perCent / 100, { style: 'percent', maximumFractionDigits: 2 }),
        })
}
