import { chance, type Days } from '../../shared/days.ts'

/** What the account held at the end of a month. */
export interface BalanceMonth {
  readonly month: Date
  readonly balance: number
}

/** The month from which the account grows steadily, counted from the year 0. */
const BEGIN = 2026 * 12 + 2

function balanceAt(count: number): BalanceMonth {
  const [year, month] = [Math.floor(count / 12), count % 12]
  const noise = 5200 * (chance(`balance ${year} ${month}`) - 0.5)
  const balance = Math.round((18_400 + (count - BEGIN) * 2150 + noise) / 100) * 100
  return { month: new Date(year, month, 1), balance }
}

const countOf = (day: string) => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return year * 12 + month - 1
}

/** The months that some days touch, each with its balance. */
export const balanceOf = ({ start, end }: Days): BalanceMonth[] => {
  const [first, last] = [countOf(start), countOf(end)]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => balanceAt(first + index))
}
