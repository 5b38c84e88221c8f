/** What was spent since the year began. */
export const expenses = [
  { on: 'salaries', amount: 128_800 },
  { on: 'goods', amount: 91_500 },
  { on: 'freight', amount: 61_000 },
  { on: 'marketing', amount: 37_300 },
  { on: 'rent', amount: 20_400 },
] as const

/** All of it. */
export const spent = expenses.reduce((sum, { amount }) => sum + amount, 0)
