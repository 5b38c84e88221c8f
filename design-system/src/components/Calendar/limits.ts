import { type DayRange, dayOf } from './iso.ts'
import { parseDay } from './parse.ts'

/** Which days may be chosen. */
export interface DayLimits {
  /** The first day that may be chosen, as `2026-11-21`. */
  min?: string
  /** The last day that may be chosen, as `2026-11-21`. */
  max?: string
  /** Ranges of days that may not be chosen, their ends included. */
  unavailableRanges?: readonly DayRange[]
  /** Says of a day, given as `2026-11-21`, that it may not be chosen. */
  isDateUnavailable?: (day: string) => boolean
}

/** Whether a rule keeps this very day from being chosen. */
export const isUnavailable = (day: string, { unavailableRanges, isDateUnavailable }: DayLimits) =>
  isDateUnavailable?.(day) ||
  (unavailableRanges?.some(({ start, end }) => start <= day && day <= end) ?? false)

/** The limits as react-aria takes them. */
export function libraryLimits({ min, max, ...rules }: DayLimits) {
  const hasRules = rules.isDateUnavailable || rules.unavailableRanges
  return {
    minValue: parseDay(min),
    maxValue: parseDay(max),
    isDateUnavailable: hasRules
      ? (date: { toString: () => string }) => isUnavailable(dayOf(date), rules)
      : undefined,
  }
}
