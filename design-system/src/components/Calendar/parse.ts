import {
  type CalendarDate,
  type CalendarDateTime,
  parseDate,
  parseDateTime,
  parseTime,
  type Time,
} from '@internationalized/date'
import type { DayRange } from './iso.ts'

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
