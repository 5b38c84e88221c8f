import { useIntl } from 'react-intl'
import type { PartView } from '../queries.ts'

/** The days of which a part tells, in words. */
export function useDaysShown() {
  'use memo'
  const { formatDateTimeRange } = useIntl()
  return ({ from, to }: Pick<PartView, 'from' | 'to'>) =>
    formatDateTimeRange(new Date(from), new Date(to), {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    })
}
