import {
  type CalendarDate,
  type CalendarDateTime,
  parseDate,
  parseDateTime,
  parseTime,
  type Time,
} from '@internationalized/date'

/** From one day to another, both included, each as `2026-11-21`. */
export interface DayRange {
  readonly start: string
  readonly end: string
}

const orNothing =
  <T>(parse: (text: string) => T) =>
  (text: string | null | undefined): T | null => {
    try {
      return text ? parse(text) : null
    } catch {
      return null
    }
  }

/** A day as react-aria holds it; what is no day, such as `2026-02-30`, is nothing. */
export const parseDay: (text: string | null | undefined) => CalendarDate | null = orNothing(parseDate)
export const parseMoment: (text: string | null | undefined) => CalendarDateTime | null =
  orNothing(parseDateTime)
export const parseClock: (text: string | null | undefined) => Time | null = orNothing(parseTime)

/** A range as react-aria holds it; with an end that is none, or the ends the wrong way round, it is nothing. */
export function parseRange(range: DayRange | null | undefined) {
  const start = parseDay(range?.start)
  const end = parseDay(range?.end)
  return start && end && start.compare(end) <= 0 ? { start, end } : null
}

/** The day of a date of react-aria, with or without a time, as `2026-11-21`. */
export const dayOf = (date: { toString: () => string }) => date.toString().slice(0, 10)

const two = (value: number) => String(value).padStart(2, '0')

/** Today where the person is, as `2026-11-21`. */
export function todayText(now = new Date()) {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** The same point of time everywhere: noon at Greenwich, so that no clock change makes a day of it the next. */
export const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** A day some days later, or earlier where they are negative. */
export function addDays(day: string, days: number) {
  const moved = noonOf(day)
  moved.setUTCDate(moved.getUTCDate() + days)
  return dayOf({ toString: () => moved.toISOString() })
}

/** How many days the second is after the first. */
export const daysBetween = (from: string, to: string) =>
  Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / 86_400_000)
