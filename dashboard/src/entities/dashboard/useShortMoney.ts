import { useIntl } from 'react-intl'
import { isolated, isolatedAmount } from '../../core/i18n/isolated.ts'
import { useFormats } from '../../core/i18n/useFormats.ts'

/** A currency that begins with letters, such as US$, which keeps its own order among Arabic words. */
const lettered = /\p{Lu}+\p{Sc}/u

/** An amount in as few letters as it can be said, for large type with little room: $700K. */
export function useShortMoney() {
  'use memo'
  const { formatNumber } = useIntl()
  const { moneyStyle } = useFormats()
  const short = { ...moneyStyle, notation: 'compact', maximumSignificantDigits: 3 } as const
  return (amount: number) => isolatedAmount(formatNumber(amount, short).replace(lettered, isolated))
}
