import {
  type CalendarDate,
  endOfMonth,
  endOfWeek,
  parseAbsolute,
  parseDate,
  startOfMonth,
  startOfWeek,
  toCalendarDate,
  type ZonedDateTime,
} from '@internationalized/date'
import { addDays, dayOf } from '../../components/Calendar/iso.ts'
import type { Weekday } from '../../components/Calendar/options.ts'
import { weekStart } from '../../components/Calendar/weeks.ts'
import type { EventCalendarView, EventSpan } from './options.ts'

/** The days from one to before another. */
export interface DayPeriod {
  readonly from: string
  /** The first day after it. */
  readonly to: string
}

/** How weeks are counted: by the language, where nobody says. */
export interface WeekRule {
  readonly locale: string
  readonly firstDayOfWeek?: Weekday | undefined
}

const firstOf = ({ locale, firstDayOfWeek }: WeekRule) => firstDayOfWeek ?? weekStart(locale)

const before = (date: CalendarDate) => dayOf(date.add({ days: 1 }))

/** The first day of the week of a day. */
export const weekOf = (day: string, rule: WeekRule) =>
  dayOf(startOfWeek(parseDate(day), rule.locale, firstOf(rule)))

/** The number of the day that weeks begin with; 0 is Sunday. */
export const firstDayNumber = (rule: WeekRule) => new Date(`${weekOf('2026-11-21', rule)}T12:00Z`).getUTCDay()

/** The days that a view shows around a day. */
export function periodOf(view: EventCalendarView, day: string, rule: WeekRule): DayPeriod {
  const date = parseDate(day)
  if (view === 'day') return { from: day, to: addDays(day, 1) }
  if (view === 'week') {
    const from = weekOf(day, rule)
    return { from, to: addDays(from, 7) }
  }
  if (view === 'list') return { from: dayOf(startOfMonth(date)), to: before(endOfMonth(date)) }
  if (view === 'year') return { from: `${day.slice(0, 4)}-01-01`, to: `${Number(day.slice(0, 4)) + 1}-01-01` }
  const last = endOfWeek(endOfMonth(date), rule.locale, firstOf(rule))
  return { from: weekOf(dayOf(startOfMonth(date)), rule), to: before(last) }
}

/** The day to go to for the period before or after. */
export function turned(view: EventCalendarView, day: string, by: 1 | -1) {
  const date = parseDate(day)
  if (view === 'day') return addDays(day, by)
  if (view === 'week') return addDays(day, 7 * by)
  return dayOf(view === 'year' ? date.add({ years: by }) : date.add({ months: by }))
}

/** A place among days and times: a whole day where it has no minutes. */
export interface Slot {
  readonly day: string
  /** Since midnight. */
  readonly minutes: number | null
}

export const zoned = (instant: string, timeZone: string): ZonedDateTime =>
  parseAbsolute(new Date(instant).toISOString(), timeZone)

/** Where an instant lies on the calendar of a zone. */
export function slotOf(instant: string, timeZone: string): { day: string; minutes: number } {
  const local = zoned(instant, timeZone)
  return { day: dayOf(toCalendarDate(local)), minutes: local.hour * 60 + local.minute }
}

/** The day that it is in a zone. */
export const todayIn = (timeZone: string, now = new Date().toISOString()) => slotOf(now, timeZone).day

const two = (value: number) => String(value).padStart(2, '0')

/** The instant of a time of day in a zone. */
export function instantOf(day: string, minutes: number, timeZone: string) {
  const clock = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`
  const guess = new Date(`${day}T${clock}Z`)
  const offset = (at: Date) => zoned(at.toISOString(), timeZone).offset
  const first = guess.getTime() - offset(guess)
  return new Date(guess.getTime() - offset(new Date(first))).toISOString()
}

interface Days {
  readonly first: string
  readonly last: string
}

const known = new WeakMap<EventSpan, { readonly timeZone: string; readonly days: Days }>()

/** The first day of a stretch of time, and its last; found once, since thousands of events are asked at every turn. */
export function daysOf(span: EventSpan, timeZone: string): Days {
  const found = known.get(span)
  if (found?.timeZone === timeZone) return found.days
  const days = findDays(span, timeZone)
  known.set(span, { timeZone, days })
  return days
}

function findDays({ start, end, isAllDay }: EventSpan, timeZone: string): Days {
  if (isAllDay) return { first: start, last: addDays(end, -1) < start ? start : addDays(end, -1) }
  const last = end > start ? new Date(Date.parse(end) - 1).toISOString() : start
  return { first: slotOf(start, timeZone).day, last: slotOf(last, timeZone).day }
}

/** Whether a stretch of time touches some days. */
export function touches(span: EventSpan, { from, to }: DayPeriod, timeZone: string) {
  const { first, last } = daysOf(span, timeZone)
  return first < to && last >= from
}

/** A stretch of time moved by days on the calendar and minutes on the clock. */
export function movedBy(
  span: EventSpan,
  by: { days?: number; minutes?: number },
  timeZone: string,
): EventSpan {
  const { days = 0, minutes = 0 } = by
  if (span.isAllDay) return { ...span, start: addDays(span.start, days), end: addDays(span.end, days) }
  const move = (instant: string) => zoned(instant, timeZone).add({ days }).add({ minutes }).toAbsoluteString()
  const start = move(span.start)
  return { ...span, start, end: new Date(Date.parse(start) + lengthOf(span)).toISOString() }
}

const lengthOf = ({ start, end }: EventSpan) => Date.parse(end) - Date.parse(start)

/** A stretch of time with another end; it keeps a quarter of an hour, or a day. */
export function resizedBy(
  span: EventSpan,
  by: { days?: number; minutes?: number },
  timeZone: string,
): EventSpan {
  const { days = 0, minutes = 0 } = by
  if (span.isAllDay) {
    const end = addDays(span.end, days)
    return end > span.start ? { ...span, end } : span
  }
  const end = zoned(span.end, timeZone).add({ days }).add({ minutes }).toAbsoluteString()
  return Date.parse(end) - Date.parse(span.start) >= 15 * 60_000 ? { ...span, end } : span
}
