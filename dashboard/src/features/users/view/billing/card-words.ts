import type { CARD_BRANDS } from '@data1522/mocks/contract/account-settings'
import { useIntl } from 'react-intl'

/** The brands by the names that they have everywhere. */
export const brandNames = { mastercard: 'Mastercard', visa: 'Visa' } as const satisfies Record<
  (typeof CARD_BRANDS)[number],
  string
>

/** How the parts of a card are written. */
export function useCardWords() {
  const { formatDate } = useIntl()
  return {
    /** A month, of `yyyy-mm`. */
    monthOf: (month: string) =>
      formatDate(`${month}-01`, { month: '2-digit', year: 'numeric', timeZone: 'UTC' }),
  }
}
