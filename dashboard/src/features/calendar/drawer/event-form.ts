import { type CalendarEvent, CALENDARS, type NewCalendarEvent } from '@data1522/mocks/contract/calendar'
import type { EventSpan } from '@data1522/design-system/EventCalendar'
import { z } from '@data1522/mocks/contract/zod'
import { dayAfter, fromWall, toWall } from '../../../entities/event/zoned.ts'
import { requiredLine } from '../../../shared/forms/lines.ts'
import {
  daysToFirst,
  FREQUENCIES,
  noRepeat,
  type RuleDay,
  toRepeat,
  toRule,
  WEEKDAYS,
} from '../recurrence/rule.ts'

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

/** The day of the first time. */
const firstDay = (start: string, repeat: Parameters<typeof daysToFirst>[1]) =>
  dayAfter(start.slice(0, 10), daysToFirst(start.slice(0, 10), repeat))

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
        ({ repeat, days, ends, until, start }) =>
          repeat === 'never' || ends !== 'on' || start === '' || until >= firstDay(start, { repeat, days }),
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

/** An instant of the form; while nobody changes its clock it is what it was, also in an hour that comes twice. */
const instantOf = (wall: string, timeZone: string, before: string | undefined) =>
  before && toWall(before, timeZone) === wall ? before : fromWall(wall, timeZone)

const later = (wall: string, days: number) => `${dayAfter(wall.slice(0, 10), days)}${wall.slice(10)}`

interface Before {
  readonly recurrence?: CalendarEvent['extendedProps']['recurrence']
  readonly span?: EventSpan
  /** The day that a week begins with. */
  readonly weekStart?: RuleDay
}

/**
 * What a form holds, as the call takes it. The days that were taken out of a rule stay out while it is the same; with a
 * new one the event begins on the first day of the week that was chosen.
 */
export function toFields(
  values: EventValues,
  timeZone: string,
  { recurrence: before, span, weekStart }: Before = {},
): NewCalendarEvent {
  const { allDay } = values
  const written = toRule(values, weekStart)
  // A rule says more than the form shows, such as the second Tuesday of a month.
  const kept = before && toRule(toRepeat(before.rule), weekStart) === written ? before : undefined
  const recurrence =
    kept ?? (written && { rule: written, timeZone: before?.timeZone ?? timeZone, except: [] })
  const wall = allDay || !before ? values.start : toWall(fromWall(values.start, timeZone), before.timeZone)
  const days = kept ? 0 : daysToFirst(wall.slice(0, 10), values)
  const [start, end] = [later(values.start, days), later(values.end, days)]
  const timed = span?.isAllDay ? undefined : span
  return {
    title: values.title.trim(),
    url: values.url.trim(),
    allDay,
    start: allDay ? start.slice(0, 10) : instantOf(start, timeZone, timed?.start),
    end: allDay ? dayAfter(end.slice(0, 10), 1) : instantOf(end, timeZone, timed?.end),
    extendedProps: {
      calendar: values.calendar,
      location: values.location.trim(),
      guests: values.guests.map(Number),
      description: values.description.trim(),
      ...(recurrence && { recurrence }),
    },
  }
}
