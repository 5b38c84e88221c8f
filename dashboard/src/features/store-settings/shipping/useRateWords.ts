import type { ShippingRate, StoreDetails } from '@data1522/mocks/contract/store-settings'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'

/** What a rate costs and when it holds, in words, by the money and the weight of the store. */
export function useRateWords({ currency, weightUnit }: StoreDetails) {
  const text = useText()
  const { number, money } = useFormats()
  const priceOf = ({ price }: Pick<ShippingRate, 'price'>) =>
    price === 0 ? text('storeSettings.shipping.free') : money(price, currency)
  const conditionOf = ({ condition, min, max }: Omit<ShippingRate, 'id' | 'name' | 'price'>) => {
    if (condition === 'always') return text('storeSettings.bounds.always')
    const write = (bound: number) =>
      condition === 'price'
        ? money(bound, currency)
        : number(bound, { style: 'unit', unit: weightUnit, maximumFractionDigits: 2 })
    if (min && max !== null) return text('storeSettings.bounds.between', { min: write(min), max: write(max) })
    if (min) return text('storeSettings.bounds.from', { min: write(min) })
    if (max !== null) return text('storeSettings.bounds.upTo', { max: write(max) })
    return text(condition === 'price' ? 'storeSettings.bounds.anyPrice' : 'storeSettings.bounds.anyWeight')
  }
  return { priceOf, conditionOf }
}
