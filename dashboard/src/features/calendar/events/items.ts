import type { CalendarEventItem, EventSpan } from '@data1522/design-system/EventCalendar'
import type { Occurrence } from '../../../entities/event/occurrence.ts'

/** The instant, or the midnight at Greenwich of a day. */
const at = (time: string) => Date.parse(time)

/** Whether two take place at the same time; whole days leave room for what has hours. */
export const meets = (a: EventSpan, b: EventSpan) =>
  !a.isAllDay && !b.isAllDay && at(a.start) < at(b.end) && at(b.start) < at(a.end)

/** The occurrences that meet another, by their ids: one sweep in the order of their starts. */
export function conflictsAmong(occurrences: readonly Occurrence[]): ReadonlySet<string> {
  const found = new Set<string>()
  const timed = occurrences
    .filter(({ span }) => !span.isAllDay)
    .toSorted((a, b) => at(a.span.start) - at(b.span.start))
  let open: Occurrence[] = []
  for (const next of timed) {
    open = open.filter(({ span }) => at(span.end) > at(next.span.start))
    for (const other of open) found.add(other.id).add(next.id)
    open.push(next)
  }
  return found
}

/** What the calendar draws of an occurrence. */
export const toItem = (
  { id, event, span, day }: Occurrence,
  conflicts: ReadonlySet<string>,
): CalendarEventItem => ({
  ...span,
  id,
  title: event.title,
  calendarId: event.extendedProps.calendar,
  isRecurring: day !== null,
  hasConflict: conflicts.has(id),
})
