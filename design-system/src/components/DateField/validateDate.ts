import { isUnavailable, type DayLimits } from '../Calendar/limits.ts'
import { sayDayPlainly } from '../Calendar/say.ts'
import type { DateWords } from '../Calendar/words/en.ts'

/** What is wrong with a day by its limits, in words; nothing where it may be chosen. */
export function validateDate(
  day: string | null,
  { min, max, ...rules }: DayLimits,
  { words, locale }: { words: DateWords; locale: string },
) {
  if (!day) return undefined
  if (min && day < min) return words.tooEarly(sayDayPlainly(min, locale))
  if (max && day > max) return words.tooLate(sayDayPlainly(max, locale))
  return isUnavailable(day, rules) ? words.notAvailable(sayDayPlainly(day, locale)) : undefined
}
