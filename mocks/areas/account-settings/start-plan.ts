import { type Account, userIds } from '../../seed/accounts.ts'
import { dateInDays } from '../../seed/days.ts'
import { users } from '../users/collection.ts'
import type { AccountBilling } from './contract.ts'
import { changeSection } from './handlers-section.ts'
import { termsOf } from './seed-billing-periods.ts'

/** Starts the plan that an account has paid for today, which is known among the users too. */
export const startPlan = (caller: Account, bought: Pick<AccountBilling, 'plan' | 'period'>) => {
  changeSection(caller, 'billing', { ...bought, ...termsOf(bought, dateInDays(0)), isCancelled: false })
  users.update(userIds[caller.id]!, { currentPlan: bought.plan })
}
