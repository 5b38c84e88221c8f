import { useIntl } from 'react-intl'
import { dollars } from './useFormats.ts'
import { isolated } from './isolated.ts'

const options = { ...dollars, maximumFractionDigits: 0 }

/** Writes an amount without its cents, for large type with little room. */
export function useWholeMoney() {
  const { formatNumber } = useIntl()
  return (amount: number) => isolated(formatNumber(amount, options))
}
