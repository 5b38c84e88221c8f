import type { DayPeriod, Slot } from '../dates.ts'
import { daysOf, slotOf, touches } from '../dates.ts'
import { addDays } from '../../../components/Calendar/iso.ts'
import type { CalendarEventItem, EventSpan } from '../options.ts'

/** Where the keyboard is: at a place, at an event, or carrying an event. */
export type Mode =
  | { readonly kind: 'slot'; readonly slot: Slot }
  | { readonly kind: 'event'; readonly id: string; readonly slot: Slot }
  | { readonly kind: 'move'; readonly id: string; readonly slot: Slot; readonly span: EventSpan }

const byTime = (timeZone: string) => (a: CalendarEventItem, b: CalendarEventItem) =>
  daysOf(a, timeZone).first.localeCompare(daysOf(b, timeZone).first) ||
  Number(b.isAllDay) - Number(a.isAllDay) ||
  Date.parse(a.start) - Date.parse(b.start)

/** The events of a period in the order in which the keys walk them. */
export const eventsIn = (events: readonly CalendarEventItem[], period: DayPeriod, timeZone: string) =>
  events.filter((item) => touches(item, period, timeZone)).toSorted(byTime(timeZone))

/** The events at a place. */
export function eventsAt(
  events: readonly CalendarEventItem[],
  { day, minutes }: Slot,
  isMonth: boolean,
  timeZone: string,
): CalendarEventItem[] {
  const ofDay = eventsIn(events, { from: day, to: addDays(day, 1) }, timeZone)
  if (isMonth) return ofDay
  if (minutes === null) return ofDay.filter(({ isAllDay }) => isAllDay)
  return ofDay.filter((item) => {
    if (item.isAllDay) return false
    const start = slotOf(item.start, timeZone)
    const end = slotOf(item.end, timeZone)
    const from = start.day < day ? 0 : start.minutes
    const to = end.day > day ? 24 * 60 : end.minutes
    return from < minutes + 30 && to > minutes
  })
}

/** The place of an event, to the half hour. */
export function slotOfEvent(span: EventSpan, isMonth: boolean, timeZone: string): Slot {
  const { first } = daysOf(span, timeZone)
  if (isMonth || span.isAllDay) return { day: first, minutes: null }
  const { minutes } = slotOf(span.start, timeZone)
  return { day: first, minutes: minutes - (minutes % 30) }
}
