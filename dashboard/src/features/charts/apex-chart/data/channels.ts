import { chance, type Days, eachDay, weekdayOf } from '../../shared/days.ts'
import { startOf } from '../../../../entities/dashboard/period.ts'

/** The orders of a day, by where they were placed. */
export interface ChannelDay {
  readonly day: Date
  readonly web: number
  readonly shop: number
  readonly phone: number
}

const usual = [46, 42, 54, 52, 61, 38, 30]

/** The orders of some days. */
export const channelsOf = (days: Days): ChannelDay[] =>
  eachDay(days).map((day) => {
    const all = usual[weekdayOf(day)]!
    const count = (channel: string, share: number) =>
      Math.round(all * share * (0.85 + 0.3 * chance(channel + day)))
    return { day: startOf(day), web: count('web', 1), shop: count('shop', 0.5), phone: count('phone', 0.26) }
  })
