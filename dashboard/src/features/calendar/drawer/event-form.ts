import { type CalendarEvent, CALENDARS, type NewCalendarEvent } from '@data1522/mocks/contract/calendar'
import type { EventSpan } from '@data1522/design-system/EventCalendar'
import { z } from '@data1522/mocks/contract/zod'
import { dayAfter, fromWall, toWall } from '../../../entities/event/zoned.ts'
import { requiredLine } from '../../../shared/forms/lines.ts'
import { FREQUENCIES, noRepeat, toRepeat, toRule, WEEKDAYS } from '../recurrence/rule.ts'

const fields = {
  title: requiredLine,
  calendar: z.enum(CALENDARS),
  allDay: z.boolean(),
  // On the wall clock of the zone that shows; of whole days the time counts for nothing, and the last day is meant.
  start: z.string().check(z.minLength(1)),
  end: z.string().check(z.minLength(1)),
  url: z.string(),
  guests: z.array(z.string()),
  location: z.string(),
  description: z.string(),
  repeat: z.enum(['never', ...FREQUENCIES]),
  interval: z.number().check(z.minimum(1), z.maximum(99)),
  days: z.array(z.enum(WEEKDAYS)),
  ends: z.enum(['never', 'on', 'after']),
  until: z.string(),
  count: z.number().check(z.minimum(1), z.maximum(500)),
}

const isWebAddress = (text: string) => {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol)
  } catch {
    return false
  }
}

interface Reasons {
  endWrong: string
  urlWrong: string
  untilWrong: string
}

/** What the form of an event accepts. */
export const eventSchema = ({ endWrong, urlWrong, untilWrong }: Reasons) =>
  z
    .object({
      ...fields,
      url: z.string().check(z.refine((text) => text.trim() === '' || isWebAddress(text.trim()), urlWrong)),
    })
    .check(
      z.refine(({ allDay, start, end }) => (allDay ? end.slice(0, 10) >= start.slice(0, 10) : end > start), {
        path: ['end'],
        error: endWrong,
      }),
      z.refine(
        ({ repeat, ends, until, start }) =>
          repeat === 'never' || ends !== 'on' || until >= start.slice(0, 10),
        { path: ['until'], error: untilWrong },
      ),
    )

export type EventValues = z.input<ReturnType<typeof eventSchema>>

/** An event as its form holds it. */
export function toValues(event: Omit<CalendarEvent, 'id'>, span: EventSpan, timeZone: string): EventValues {
  const { extendedProps } = event
  const wall = (time: string) => (span.isAllDay ? `${time}T09:00` : toWall(time, timeZone))
  return {
    title: event.title,
    calendar: extendedProps.calendar,
    allDay: span.isAllDay,
    start: wall(span.start),
    end: span.isAllDay ? `${dayAfter(span.end, -1)}T10:00` : wall(span.end),
    url: event.url,
    guests: extendedProps.guests.map(String),
    location: extendedProps.location,
    description: extendedProps.description,
    ...noRepeat,
    ...mutable(toRepeat(extendedProps.recurrence?.rule)),
  }
}

const mutable = (repeat: ReturnType<typeof toRepeat>) => ({ ...repeat, days: [...repeat.days] })

/** The end once whole days are meant: what ends at midnight does not touch the next day. */
export function endOfWholeDays({ start, end }: Pick<EventValues, 'start' | 'end'>): string {
  const day = end.slice(0, 10)
  return end.endsWith('T00:00') && day > start.slice(0, 10) ? `${dayAfter(day, -1)}T23:59` : end
}

/** What a form holds, as the call takes it. The days that were taken out of a rule stay out while it is the same. */
export function toFields(
  values: EventValues,
  timeZone: string,
  before?: CalendarEvent['extendedProps']['recurrence'],
): NewCalendarEvent {
  const { allDay, start, end } = values
  const written = toRule(values)
  // A rule says more than the form shows, such as the second Tuesday of a month.
  const kept = before && toRule(toRepeat(before.rule)) === written ? before : undefined
  const recurrence =
    kept ?? (written && { rule: written, timeZone: before?.timeZone ?? timeZone, except: [] })
  return {
    title: values.title.trim(),
    url: values.url.trim(),
    allDay,
    start: allDay ? start.slice(0, 10) : fromWall(start, timeZone),
    end: allDay ? dayAfter(end.slice(0, 10), 1) : fromWall(end, timeZone),
    extendedProps: {
      calendar: values.calendar,
      location: values.location.trim(),
      guests: values.guests.map(Number),
      description: values.description.trim(),
      ...(recurrence && { recurrence }),
    },
  }
}
