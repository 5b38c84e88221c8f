import { DAY } from '../../seed/clock.ts'
import { roundToCents } from '../../seed/money.ts'
import { startOfToday } from '../../seed/moments.ts'

/** What is left of an earning once everything is paid for: the shop works with one margin for all it sells. */
export const PROFIT_SHARE = 0.32

/** What it was planned to be left: the young shop did not know yet how well it would buy. */
export const PLANNED_PROFIT_SHARE = 0.28

/** The young shop plans to have earned so much times the root of the days until now. */
const PLANNED_ROOT = 3900

/** What it was planned to earn on a day. */
export const plannedEarning = (date: string) => {
  const daysAgo = (startOfToday() - Date.parse(date)) / DAY
  return roundToCents(PLANNED_ROOT * (Math.sqrt(daysAgo + 1) - Math.sqrt(daysAgo)))
}

/** What it was planned to spend on a day. */
export const plannedExpense = (date: string) =>
  roundToCents(plannedEarning(date) * (1 - PLANNED_PROFIT_SHARE))
