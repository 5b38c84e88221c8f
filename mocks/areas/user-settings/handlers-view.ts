import { PLAN_PRICES } from '../account-settings/contract.ts'
import type { UserSettings } from './contract.ts'
import { endOfPeriod } from '../account-settings/seed-billing-periods.ts'
import { blankSettings, type StoredUserSettings } from './seed.ts'
import type { StoredUser } from '../users/seed.ts'
import { sampleSettings } from './samples.ts'

/** What is kept of a user's settings, or what they have before anybody changed them. */
export const settingsOf = (user: StoredUser): StoredUserSettings =>
  user.settings ?? (user.hasHistory ? sampleSettings(user) : blankSettings(user))

/** The settings of a user with what follows from the plan. */
export const toSettings = (user: StoredUser): UserSettings => {
  const { billing, ...others } = settingsOf(user)
  return {
    ...others,
    billing: {
      ...billing,
      plan: user.currentPlan,
      price: PLAN_PRICES[user.currentPlan][billing.period],
      renewsOn: endOfPeriod(billing.startedOn, billing.period),
    },
  }
}
