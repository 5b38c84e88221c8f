import type { EventSpan } from '@data1522/design-system/EventCalendar'
import type { CalendarEvent } from '@data1522/mocks/contract/calendar'

/** One time that an event takes place: the event, and when. */
export interface Occurrence {
  readonly id: string
  readonly event: CalendarEvent
  readonly span: EventSpan
  /** The day that its rule gives, on the calendar of the rule's zone; nothing of an event that does not repeat. */
  readonly day: string | null
}

/** The only time of an event that does not repeat. An event without an end has an hour, or its day. */
export const onlyTime = (event: CalendarEvent): Occurrence => ({
  id: String(event.id),
  event,
  day: null,
  span: { start: event.start, end: event.end, isAllDay: event.allDay },
})
