import { useIntl } from 'react-intl'
import { isolated } from './isolated.ts'

const options = {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
} as const

/** Writes an amount without its cents, for large type with little room. */
export function useWholeMoney() {
  const { formatNumber } = useIntl()
  return (amount: number) => isolated(formatNumber(amount, options))
}
