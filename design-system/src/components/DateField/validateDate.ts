import { isUnavailable, type DayLimits } from '../Calendar/limits.ts'
import { formatLongDay } from '../Calendar/formatDate.ts'
import type { DateStrings } from '../Calendar/strings/en.ts'

/** What is wrong with a day by its limits, in words; nothing where it may be chosen. */
export function validateDate(
  day: string | null,
  { min, max, ...rules }: DayLimits,
  { strings, locale }: { strings: DateStrings; locale: string },
) {
  if (!day) return undefined
  if (min && day < min) return strings.tooEarly(formatLongDay(min, locale))
  if (max && day > max) return strings.tooLate(formatLongDay(max, locale))
  return isUnavailable(day, rules) ? strings.notAvailable(formatLongDay(day, locale)) : undefined
}
