import { useIntl } from 'react-intl'

/** Writes the month until which a card holds, of `yyyy-mm`, as it stands on the card. */
export function useCardMonth() {
  const { formatDate } = useIntl()
  return (month: string) => formatDate(`${month}-01`, { month: '2-digit', year: 'numeric', timeZone: 'UTC' })
}
