import type { EventCalendarView } from '@data1522/design-system/EventCalendar'

const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/** The period that a view shows, in words: the heading of the screen. */
export function periodName(
  view: EventCalendarView,
  date: string,
  week: { from: string; last: string },
  locale: string,
): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  if (view === 'year') return format({ year: 'numeric' }).format(noon(date))
  if (view === 'day')
    return format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(noon(date))
  if (view === 'week')
    return format({ day: 'numeric', month: 'long', year: 'numeric' }).formatRange(
      noon(week.from),
      noon(week.last),
    )
  return format({ month: 'long', year: 'numeric' }).format(noon(date))
}
