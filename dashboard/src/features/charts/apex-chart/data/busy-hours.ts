import { chance } from '../../shared/days.ts'

/** An hour of the day, with its orders on each weekday from Monday on. */
export interface BusyHour {
  readonly hour: number
  readonly orders: readonly number[]
}

/** How busy each weekday is. */
const weekdays = [0.78, 0.84, 0.8, 0.9, 1.12, 0.66, 0.72]

const wave = (hour: number, middle: number, width: number) => Math.exp(-((hour - middle) ** 2) / width)

/** The orders of the usual week of a month, such as `2026-09`, hour by hour. */
export function busyHoursOf(month: string): BusyHour[] {
  const season = 0.9 + 0.2 * chance(`season ${month}`)
  return Array.from({ length: 24 }, (_, hour) => ({
    hour,
    orders: weekdays.map((share, weekday) => {
      const isWeekend = weekday > 4
      const noon = wave(hour, isWeekend ? 13 : 11, 12) * (isWeekend ? 0.8 : 1)
      const usual = 134 * season * share * (noon + wave(hour, 18.5, 9))
      return Math.round(usual * (0.88 + 0.24 * chance(`hour ${month} ${weekday} ${hour}`)))
    }),
  }))
}
