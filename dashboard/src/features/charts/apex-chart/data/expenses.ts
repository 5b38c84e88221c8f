import { chance, type Days, eachDay } from '../../shared/days.ts'

/** What is spent on a usual day. */
const usual = [
  ['salaries', 398],
  ['goods', 282],
  ['freight', 188],
  ['marketing', 115],
  ['rent', 63],
] as const

/** What was spent on some days, by what it was spent on. */
export const expensesOf = (days: Days) =>
  usual.map(([on, amount]) => ({
    on,
    amount: eachDay(days).reduce((sum, day) => sum + Math.round(amount * (0.6 + 0.8 * chance(on + day))), 0),
  }))
