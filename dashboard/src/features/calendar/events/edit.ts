import type { CalendarEvent, CalendarEventEdit, NewCalendarEvent } from '@data1522/mocks/contract/calendar'
import type { EventSpan } from '@data1522/design-system/EventCalendar'
import { dayAfter } from '../../../entities/event/zoned.ts'
import { after, endingWith } from '../recurrence/rule.ts'
import type { Occurrence } from './items.ts'

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

/** Whether it is the first time of its event. */
export const isFirst = ({ event, span }: Occurrence) => span.start === event.start

/** What a new event that goes on from one time repeats by. */
export function goingOn({ event }: Occurrence, times: number) {
  const { recurrence } = event.extendedProps
  return recurrence && { ...recurrence, rule: after(recurrence.rule, times) }
}

const moved = (time: string, by: number, isAllDay: boolean) => {
  const date = new Date(Date.parse(time) + by).toISOString()
  return isAllDay ? date.slice(0, 10) : date
}

/** The first time of an event, moved as one of its times was. */
export function shiftedAlike({ event, span }: Occurrence, to: EventSpan): EventSpan {
  const by = Date.parse(to.start) - Date.parse(span.start)
  const length = Date.parse(to.end) - Date.parse(to.start)
  if (to.isAllDay !== event.allDay) {
    const start = to.isAllDay ? event.start.slice(0, 10) : `${event.start}${to.start.slice(10)}`
    return { start, end: moved(start, length, to.isAllDay), isAllDay: to.isAllDay }
  }
  const start = moved(event.start, by, event.allDay)
  return { start, end: moved(start, length, event.allDay), isAllDay: event.allDay }
}
