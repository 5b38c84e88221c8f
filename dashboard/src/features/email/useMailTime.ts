import { useIntl } from 'react-intl'
import { useText } from '../../core/i18n/useText.ts'
import { todayIn, toWall } from '../../entities/event/zoned.ts'

const DAY = 86_400_000

/** When a mail came, in as few words as tell it: the time of today, a day of this week, a date. */
export function useMailTime() {
  const text = useText()
  const { formatDate, timeZone = 'UTC' } = useIntl()
  return (time: string): string => {
    const [day, today] = [toWall(time, timeZone).slice(0, 10), todayIn(timeZone)]
    const daysAgo = (Date.parse(today) - Date.parse(day)) / DAY
    if (daysAgo <= 0) return formatDate(time, { hour: 'numeric', minute: '2-digit' })
    if (daysAgo === 1) return text('email.yesterday')
    if (daysAgo <= 6) return formatDate(time, { weekday: 'short' })
    const isThisYear = day.slice(0, 4) === today.slice(0, 4)
    return formatDate(time, { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) })
  }
}
