import { type AccountBilling, PLAN_PRICES } from './contract.ts'
import { dateInDays, dateOf } from '../../seed/days.ts'

const MONTHS = { monthly: 1, yearly: 12 } as const

/** The date on which a period ends that starts on a date; a day that the month does not have is its last one. */
export const endOfPeriod = (start: string, period: AccountBilling['period']) => {
  const [year, month, day] = start.split('-').map(Number) as [number, number, number]
  const endMonth = month + MONTHS[period]
  const lastDay = new Date(Date.UTC(year, endMonth, 0)).getUTCDate()
  return dateOf(Date.UTC(year, endMonth - 1, Math.min(day, lastDay)))
}

/** The date on which the period under way started, of those that follow each other from a date on. */
export const startOfPeriod = (first: string, period: AccountBilling['period']) => {
  let start = first
  while (endOfPeriod(start, period) <= dateInDays(0)) start = endOfPeriod(start, period)
  return start
}

/** What a plan costs that starts on a date, and when it is paid again. */
export const termsOf = (
  { plan, period }: Pick<AccountBilling, 'plan' | 'period'>,
  startedOn: string,
): Pick<AccountBilling, 'price' | 'startedOn' | 'renewsOn'> => ({
  price: PLAN_PRICES[plan][period],
  startedOn,
  renewsOn: endOfPeriod(startedOn, period),
})

/** A plan as it stands today: its periods follow each other, and one that was cancelled ends with its own. */
export const billingNow = (billing: AccountBilling): AccountBilling => {
  const hasEnded = billing.isCancelled && billing.renewsOn <= dateInDays(0)
  const now = hasEnded ? { ...billing, plan: 'basic' as const, isCancelled: false } : billing
  return { ...now, ...termsOf(now, startOfPeriod(now.startedOn, now.period)) }
}
