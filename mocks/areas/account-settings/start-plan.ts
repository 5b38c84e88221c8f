import type { Account } from '../../seed/accounts.ts'
import { dateInDays } from '../../seed/days.ts'
import { type AccountBilling, PLAN_PRICES } from './contract.ts'
import { changeSection } from './handlers-section.ts'
import { endOfPeriod } from './seed-billing-periods.ts'

/** Starts the plan that an account has paid for today. */
export const startPlan = (caller: Account, { plan, period }: Pick<AccountBilling, 'plan' | 'period'>) => {
  const startedOn = dateInDays(0)
  changeSection(caller, 'billing', {
    plan,
    period,
    isCancelled: false,
    price: PLAN_PRICES[plan][period],
    startedOn,
    renewsOn: endOfPeriod(startedOn, period),
  })
}
