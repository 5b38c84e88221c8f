import { addDays, dayOf } from '../Calendar/iso.ts'
import { type DayLimits, isUnavailable } from '../Calendar/limits.ts'
import type { DateStrings } from '../Calendar/strings/en.ts'
import { validateDate } from '../DateField/validateDate.ts'
import type { useRangeDraft } from './useRangeDraft.ts'

/** More days than this are not looked at one by one. */
const longest = 3660

/** What is wrong with a range by its limits, in words. */
export function rangeProblem(
  { start, end }: ReturnType<typeof useRangeDraft>['ends'],
  { isOverUnavailable, ...limits }: DayLimits & { isOverUnavailable: boolean },
  said: { strings: DateStrings; locale: string },
) {
  const first = start && dayOf(start)
  const last = end && dayOf(end)
  if (first && last && last < first) return said.strings.reversed
  const ofEnds = validateDate(first, limits, said) ?? validateDate(last, limits, said)
  if (ofEnds || !first || !last || isOverUnavailable) return ofEnds
  for (let day = first, count = 0; day <= last && count < longest; day = addDays(day, 1), count++)
    if (isUnavailable(day, limits)) return said.strings.rangeNotAvailable
  return undefined
}
