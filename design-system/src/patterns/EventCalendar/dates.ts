import { addDays, noonOf } from '../../components/Calendar/iso.ts'
import type { Weekday } from '../../components/Calendar/options.ts'
import { weekStart } from '../../components/Calendar/weekStart.ts'
import type { EventCalendarView, EventSpan } from './options.ts'
import { instantAt, wallOf } from './zones.ts'

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

const weekdays: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** Not every browser knows how weeks are counted elsewhere. */
const weekInfo = (locale: string) => (new Intl.Locale(locale) as Partial<Intl.Locale>).getWeekInfo?.()

/** The number of the day that weeks begin with; 0 is Sunday. */
export function firstDayNumber({ locale, firstDayOfWeek }: WeekRule) {
  const given = firstDayOfWeek ?? weekStart(locale)
  if (given) return weekdays.indexOf(given)
  return (weekInfo(locale)?.firstDay ?? (/^en(?:-US)?$/.test(locale) ? 0 : 1)) % 7
}

/** The first day of the week of a day. */
export const weekOf = (day: string, rule: WeekRule) =>
  addDays(day, -((noonOf(day).getUTCDay() - firstDayNumber(rule) + 7) % 7))

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const two = (value: number) => String(value).padStart(2, '0')

/** The same day some months later, or the last of a month that is shorter. */
function addMonths(day: string, months: number) {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 + months, 1, 12))
  const length = new Date(Date.UTC(year, month + months, 0, 12)).getUTCDate()
  return `${first.toISOString().slice(0, 8)}${two(Math.min(date, length))}`
}

/** The days that a view shows around a day. */
export function periodOf(view: EventCalendarView, day: string, rule: WeekRule): DayPeriod {
  if (view === 'day') return { from: day, to: addDays(day, 1) }
  if (view === 'week') {
    const from = weekOf(day, rule)
    return { from, to: addDays(from, 7) }
  }
  if (view === 'year') return { from: `${day.slice(0, 4)}-01-01`, to: `${Number(day.slice(0, 4)) + 1}-01-01` }
  const first = `${day.slice(0, 8)}01`
  const next = addMonths(first, 1)
  if (view === 'list') return { from: first, to: next }
  return { from: weekOf(first, rule), to: addDays(weekOf(addDays(next, -1), rule), 7) }
}

/** The day to go to for the period before or after. */
export function turned(view: EventCalendarView, day: string, by: 1 | -1) {
  if (view === 'day') return addDays(day, by)
  if (view === 'week') return addDays(day, 7 * by)
  return addMonths(day, view === 'year' ? 12 * by : by)
}

/** A place among days and times: a whole day where it has no minutes. */
export interface Slot {
  readonly day: string
  /** Since midnight. */
  readonly minutes: number | null
}

/** Where an instant lies on the calendar of a zone. */
export function slotOf(instant: string, timeZone: string): { day: string; minutes: number } {
  const wall = new Date(wallOf(Date.parse(instant), timeZone))
  return { day: wall.toISOString().slice(0, 10), minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes() }
}

/** The day that it is in a zone. */
export const todayIn = (timeZone: string, now = new Date().toISOString()) => slotOf(now, timeZone).day

/** The instant of a time of day in a zone: of an hour that its clock skips, as much later. */
export const instantOf = (day: string, minutes: number, timeZone: string) =>
  new Date(instantAt(Date.parse(`${day}T00:00Z`) + minutes * MINUTE, timeZone)).toISOString()

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
  const { days = 0 } = by
  if (span.isAllDay) return { ...span, start: addDays(span.start, days), end: addDays(span.end, days) }
  const start = later(span.start, by, timeZone)
  return { ...span, start, end: new Date(Date.parse(start) + lengthOf(span)).toISOString() }
}

/** An instant some days later by the clock of a zone, and then some minutes. */
function later(
  instant: string,
  { days = 0, minutes = 0 }: { days?: number; minutes?: number },
  timeZone: string,
) {
  const time = Date.parse(instant)
  const moved = days === 0 ? time : instantAt(wallOf(time, timeZone) + days * DAY, timeZone)
  return new Date(moved + minutes * MINUTE).toISOString()
}

const lengthOf = ({ start, end }: EventSpan) => Date.parse(end) - Date.parse(start)

/** A stretch of time with another end; it keeps a quarter of an hour, or a day. */
export function resizedBy(
  span: EventSpan,
  by: { days?: number; minutes?: number },
  timeZone: string,
): EventSpan {
  if (span.isAllDay) {
    const end = addDays(span.end, by.days ?? 0)
    return end > span.start ? { ...span, end } : span
  }
  const end = later(span.end, by, timeZone)
  return Date.parse(end) - Date.parse(span.start) >= 15 * 60_000 ? { ...span, end } : span
}
