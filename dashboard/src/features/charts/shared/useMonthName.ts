import { useIntl } from 'react-intl'

/** Names the month that begins at a midnight of this device, in which charts count, wherever the person sits. */
export function useMonthName() {
  const { formatDate } = useIntl()
  return (month: Date) =>
    formatDate(Date.UTC(month.getFullYear(), month.getMonth()), {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
}
