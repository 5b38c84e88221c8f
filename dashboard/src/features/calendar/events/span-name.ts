import type { EventSpan } from '@data1522/design-system/EventCalendar'
import { dayAfter } from '../../../entities/event/zoned.ts'

const day: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' }
const clock: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }

/** When something is: its day, and its times where it has some. */
export function spanName({ start, end, isAllDay }: EventSpan, locale: string, timeZone: string): string {
  if (isAllDay) {
    const last = dayAfter(end, -1)
    const format = new Intl.DateTimeFormat(locale, { ...day, timeZone: 'UTC' })
    const noon = (text: string) => new Date(`${text}T12:00:00Z`)
    return last <= start ? format.format(noon(start)) : format.formatRange(noon(start), noon(last))
  }
  return new Intl.DateTimeFormat(locale, { ...day, ...clock, timeZone }).formatRange(
    new Date(start),
    new Date(end),
  )
}
