/** What stories and tests draw: a year of a shop, and where its visitors come from. */
export interface Month {
  readonly month: Date
  readonly earned: number
  readonly spent: number
  readonly before: number
}

const earned = [62, 54, 71, 66, 84, 79, 96, 86, 101, 92, 88, 110]
const spent = [30, 28, 38, 34, 41, 37, 44, 39, 46, 42, 40, 51]
const before = [55, 50, 58, 60, 70, 75, 81, 82, 85, 84, 80, 96]

export const months: readonly Month[] = earned.map((value, index) => ({
  month: new Date(2026, index, 1),
  earned: value * 1000,
  spent: (spent[index] ?? 0) * 1000,
  before: (before[index] ?? 0) * 1000,
}))

export const week = [
  { day: 'Mon', earned: 2100 },
  { day: 'Tue', earned: 2900 },
  { day: 'Wed', earned: 2400 },
  { day: 'Thu', earned: 3300 },
  { day: 'Fri', earned: 4400 },
  { day: 'Sat', earned: 2500 },
  { day: 'Sun', earned: 2000 },
] as const

export const sources = [
  { source: 'Organic search', visits: 1712 },
  { source: 'Referral', visits: 1113 },
  { source: 'Social', visits: 856 },
  { source: 'Email', visits: 599 },
] as const

export const dollars = (locale: string) => {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  })
  return (value: number) => format.format(value)
}
