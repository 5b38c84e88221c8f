import type { CalendarEvent, CalendarEventEdit, NewCalendarEvent } from '@data1522/mocks/contract/calendar'
import type { EventSpan } from '@data1522/design-system/EventCalendar'
import { dayAfter, fromWall, toWall } from '../../../entities/event/zoned.ts'
import { after, endingWith, turnedBy } from '../recurrence/rule.ts'
import type { Occurrence } from '../../../entities/event/occurrence.ts'

/** Which times of an event that repeats a change is for. */
export type Scope = 'this' | 'following' | 'all'

export const spanFields = ({ start, end, isAllDay }: EventSpan) => ({ start, end, allDay: isAllDay })

/** The fields of an event without its number. */
export const fieldsOf = ({
  title,
  url,
  start,
  end,
  allDay,
  extendedProps,
}: CalendarEvent): NewCalendarEvent => ({
  title,
  url,
  start,
  end,
  allDay,
  extendedProps,
})

/** The fields of an event that takes place once. */
export const withoutRule = (fields: NewCalendarEvent): NewCalendarEvent => {
  const { recurrence: _, ...props } = fields.extendedProps
  return { ...fields, extendedProps: props }
}

const propsWith = (event: CalendarEvent, recurrence: CalendarEvent['extendedProps']['recurrence']) => ({
  ...event.extendedProps,
  recurrence,
})

/** An event that repeats without one of its times. */
export function without({ event, day }: Occurrence): CalendarEventEdit {
  const { recurrence } = event.extendedProps
  if (!recurrence || !day) return {}
  return { extendedProps: propsWith(event, { ...recurrence, except: [...recurrence.except, day] }) }
}

/** An event that repeats, ending before one of its times. */
export function endingBefore({ event, day }: Occurrence): CalendarEventEdit {
  const { recurrence } = event.extendedProps
  if (!recurrence || !day) return {}
  const rule = endingWith(recurrence.rule, dayAfter(day, -1))
  return { extendedProps: propsWith(event, { ...recurrence, rule }) }
}

type Recurrence = NonNullable<CalendarEvent['extendedProps']['recurrence']>

/** A rule for times that lie some days later; the days that were taken out of it go along. */
export const daysLater = (recurrence: Recurrence, days: number): Recurrence => ({
  ...recurrence,
  rule: turnedBy(recurrence.rule, days),
  except: recurrence.except.map((day) => dayAfter(day, days)),
})

/** What a new event that goes on from one time repeats by. */
export function goingOn({ event }: Occurrence, times: number): Recurrence | undefined {
  const { recurrence } = event.extendedProps
  return recurrence && { ...recurrence, rule: after(recurrence.rule, times) }
}

const DAY = 86_400_000

/** The wall clock of a time in the zone of an event's rule, by which its times are counted. */
const wallOf = ({ event }: Occurrence, time: string, isAllDay: boolean) =>
  isAllDay ? `${time}T00:00` : toWall(time, event.extendedProps.recurrence?.timeZone ?? 'UTC')

/** By how many days a time is moved on the calendar of its rule. */
export function daysMoved(occurrence: Occurrence, to: EventSpan): number {
  const day = wallOf(occurrence, to.start, to.isAllDay).slice(0, 10)
  return occurrence.day ? Math.round((Date.parse(day) - Date.parse(occurrence.day)) / DAY) : 0
}

/** The first time of an event, moved as one of its times was: by as many days, to the same hour of the clock. */
export function shiftedAlike(occurrence: Occurrence, to: EventSpan): EventSpan {
  const { event } = occurrence
  const first = wallOf(occurrence, event.start, event.allDay).slice(0, 10)
  const day = dayAfter(first, daysMoved(occurrence, to))
  const length = Date.parse(to.end) - Date.parse(to.start)
  if (to.isAllDay) return { start: day, end: dayAfter(day, Math.round(length / DAY)), isAllDay: true }
  const clock = wallOf(occurrence, to.start, false).slice(10)
  const minute = fromWall(`${day}${clock}`, event.extendedProps.recurrence?.timeZone ?? 'UTC')
  const start = new Date(Date.parse(minute) + (Date.parse(to.start) % 60_000)).toISOString()
  return { start, end: new Date(Date.parse(start) + length).toISOString(), isAllDay: false }
}
