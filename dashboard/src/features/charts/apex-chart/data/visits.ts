import { chance, dayNumber, type Days, eachDay, weekdayOf } from '../../shared/days.ts'
import { startOf } from '../../../../entities/dashboard/period.ts'

/** How many people came to the store in a day, and from where. */
export interface VisitDay {
  readonly day: Date
  readonly organic: number
  readonly direct: number
  readonly referral: number
}

/** Fewer come at the weekend. */
const shareOfWeekday = [1, 1.04, 1.06, 1.08, 1.12, 0.86, 0.78]

/** The visits of some days. */
export const visitsOf = (days: Days): VisitDay[] =>
  eachDay(days).map((day) => {
    const season = 1 + 0.12 * Math.sin(dayNumber(day) / 19)
    const count = (source: string, usual: number) =>
      Math.round(usual * season * shareOfWeekday[weekdayOf(day)]! * (0.92 + 0.16 * chance(source + day)))
    return {
      day: startOf(day),
      organic: count('organic', 1690),
      direct: count('direct', 980),
      referral: count('referral', 505),
    }
  })
