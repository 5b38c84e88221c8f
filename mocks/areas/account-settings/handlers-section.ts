import type { Account } from '../../seed/accounts.ts'
import { dateInDays } from '../../seed/days.ts'
import { settingsOf } from './collection.ts'
import { type AccountBilling, type AccountSettings, PLAN_PRICES } from './contract.ts'
import { endOfPeriod } from './seed-billing-periods.ts'

/** Changes some fields of one section of the caller's settings, and gives the section. */
export const changeSection = <Section extends keyof AccountSettings>(
  caller: Account | undefined,
  section: Section,
  fields: Partial<AccountSettings[Section]>,
): AccountSettings[Section] => {
  const own = settingsOf(caller)
  const settings = own.get()
  const changed = { ...settings[section], ...fields }
  own.set({ ...settings, [section]: changed })
  return changed
}

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
