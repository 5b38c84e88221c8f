import { useFormats, styleOfMoney } from '../../core/i18n/useFormats.ts'
import { isolatedAmount } from '../../core/i18n/isolated.ts'

/** The currency of the plans. */
export const PLAN_CURRENCY = 'USD'

/** How prices of plans are written in the language of the moment. */
export function usePrice() {
  const { money, number } = useFormats()
  return {
    /** To the cent. */
    exact: (amount: number) => money(amount, PLAN_CURRENCY),
    /** Without cents, which prices of plans do not have. */
    whole: (amount: number) =>
      isolatedAmount(number(amount, { ...styleOfMoney(PLAN_CURRENCY), maximumFractionDigits: 0 })),
  }
}
