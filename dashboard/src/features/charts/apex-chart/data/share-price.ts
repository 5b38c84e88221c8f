import { chance, dayNumber, type Days, eachDay, weekdayOf } from '../../shared/days.ts'
import { startOf } from '../../../../entities/dashboard/period.ts'

/** A day of trading: the price of a share, and how many changed hands. */
export interface TradingDay {
  readonly day: Date
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

const toCents = (price: number) => Math.round(price * 100) / 100

/** The price at the end of a day: slow waves, with chance on top. */
function closeOf(day: string) {
  const at = dayNumber(day)
  const waves = 3.1 * Math.sin(at / 23) + 1.5 * Math.sin(at / 7.3) + 5 * Math.sin(at / 160)
  return 56 + waves + 1.6 * (chance(`price ${day}`) - 0.5)
}

const isTrading = (day: string) => weekdayOf(day) < 5
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
const lastTrading = (day: string): string => (isTrading(day) ? day : lastTrading(dayBefore(day)))

/** The trading days among some days. */
export const pricesOf = (days: Days): TradingDay[] =>
  eachDay(days)
    .filter(isTrading)
    .map((day) => {
      const open = closeOf(lastTrading(dayBefore(day))) + 0.5 * (chance(`open ${day}`) - 0.5)
      const close = closeOf(day)
      return {
        day: startOf(day),
        open: toCents(open),
        high: toCents(Math.max(open, close) + 0.2 + chance(`high ${day}`)),
        low: toCents(Math.min(open, close) - 0.2 - chance(`low ${day}`)),
        close: toCents(close),
        volume: Math.round(52_000 + 46_000 * chance(`volume ${day}`) + 9000 * Math.abs(close - open)),
      }
    })
