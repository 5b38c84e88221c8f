import { formatSpan } from '../format.ts'
import type { CalendarEventItem, EventCalendarKind } from '../options.ts'
import type { EventCalendarStrings } from '../strings/en.ts'

/** What is said of an event after its title: when it is, and whose. */
export const spokenEvent = (
  item: CalendarEventItem,
  calendars: readonly EventCalendarKind[],
  locale: string,
  timeZone: string,
  strings: EventCalendarStrings,
) =>
  [
    formatSpan(item, locale, timeZone, strings),
    calendars.find(({ id }) => id === item.calendarId)?.label,
    item.isRecurring && strings.recurring,
    item.hasConflict && strings.conflict,
  ]
    .filter(Boolean)
    .join(', ')
