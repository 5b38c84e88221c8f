import type { EventInput } from '@fullcalendar/react'
import { addDays } from '../../../components/Calendar/iso.ts'
import { daysOf } from '../dates.ts'
import type { CalendarEventItem, EventSpan } from '../options.ts'

/** The id of the event that is being made. */
export const DRAFT = 'draft'

/** What the id of a line begins with that says how many events of a day are not drawn. */
export const MORE = 'more.'

/** What is being made or carried comes first; then what takes several days, so that its bar is one. */
export const rankIn = (timeZone: string, pinnedId: string | undefined) => (item: CalendarEventItem) => {
  if (item.id === DRAFT || item.id === pinnedId) return 0
  const { first, last } = daysOf(item, timeZone)
  return item.isAllDay || first !== last ? 1 : 2
}

/** A line that says how many events of a day are not drawn, as the library takes it: the last of its day. */
export const toMoreLine = (day: string, count: number): EventInput => ({
  id: MORE + day,
  title: '',
  start: day,
  end: addDays(day, 1),
  allDay: true,
  editable: false,
  rank: 9,
  count,
})

/** An event as the library takes it. */
export function toLibrary(item: CalendarEventItem, rank: number): EventInput {
  return {
    id: item.id,
    title: item.title,
    start: item.start,
    end: item.end,
    allDay: item.isAllDay,
    editable: !item.isReadOnly,
    rank,
    item,
  }
}

/** The library's stretch of time as ours; without an end it is an hour, or a day. */
export function fromLibrary(given: { startStr: string; endStr: string; allDay: boolean }): EventSpan {
  const { startStr, endStr, allDay } = given
  if (allDay) {
    const start = startStr.slice(0, 10)
    return { start, end: endStr.slice(0, 10) || addDays(start, 1), isAllDay: true }
  }
  const start = new Date(startStr)
  const end = endStr ? new Date(endStr) : new Date(start.getTime() + 3_600_000)
  return { start: start.toISOString(), end: end.toISOString(), isAllDay: false }
}
