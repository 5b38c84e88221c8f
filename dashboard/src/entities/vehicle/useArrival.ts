import { useIntl } from 'react-intl'
import { useFormats } from '../../core/i18n/useFormats.ts'

/** When something arrives, as one says it at an instant: the hour, and the weekday where that is not today. */
export function useArrival() {
  'use memo'
  const { day, time } = useFormats()
  const { formatDate } = useIntl()
  return (eta: string, now: number) =>
    day(eta) === day(now)
      ? time(eta)
      : formatDate(eta, { weekday: 'short', hour: 'numeric', minute: '2-digit' })
}
