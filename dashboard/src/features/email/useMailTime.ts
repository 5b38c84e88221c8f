import { useIntl } from 'react-intl'
import { useText } from '../../core/i18n/useText.ts'

const DAY = 86_400_000

/** When a mail came, in as few words as tell it: the time of today, a day of this week, a date. */
export function useMailTime() {
  const text = useText()
  const { formatDate } = useIntl()
  return (time: string): string => {
    const at = new Date(time)
    const midnight = new Date().setHours(0, 0, 0, 0)
    if (at.getTime() >= midnight) return formatDate(at, { hour: 'numeric', minute: '2-digit' })
    if (at.getTime() >= midnight - DAY) return text('email.yesterday')
    if (at.getTime() >= midnight - 6 * DAY) return formatDate(at, { weekday: 'short' })
    const isThisYear = at.getFullYear() === new Date().getFullYear()
    return formatDate(at, { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) })
  }
}
