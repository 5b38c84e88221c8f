import { chance } from '../../shared/days.ts'

/** What the account held at the end of a month. */
export interface BalanceMonth {
  readonly month: Date
  readonly balance: number
}

const COUNT = 9

/** The nine months up to a day, each with its balance. */
export function balanceUpTo(day: string): BalanceMonth[] {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return Array.from({ length: COUNT }, (_, index) => {
    const begins = new Date(year, month - COUNT + index, 1)
    const noise = 5200 * (chance(`balance ${begins.getFullYear()} ${begins.getMonth()}`) - 0.5)
    return { month: begins, balance: Math.round((18_400 + index * 2150 + noise) / 100) * 100 }
  })
}
