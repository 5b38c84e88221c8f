import { saySpan } from '../format.ts'
import type { CalendarEventItem, EventCalendarKind } from '../options.ts'
import type { EventCalendarWords } from '../words/en.ts'

/** What is said of an event after its title: when it is, and whose. */
export const spokenEvent = (
  item: CalendarEventItem,
  calendars: readonly EventCalendarKind[],
  locale: string,
  timeZone: string,
  words: EventCalendarWords,
) =>
  [
    saySpan(item, locale, timeZone, words),
    calendars.find(({ id }) => id === item.calendarId)?.label,
    item.isRecurring && words.recurring,
    item.hasConflict && words.conflict,
  ]
    .filter(Boolean)
    .join(', ')
