import { settingsOf as accountSettings } from '../account-settings/collection.ts'
import type { AccountSettings } from '../account-settings/contract.ts'
import type { UserSettings } from './contract.ts'
import { accountOfUser } from '../../seed/accounts.ts'
import { startOfPeriod, termsOf } from '../account-settings/seed-billing-periods.ts'
import { blankSettings, type StoredUserSettings } from './seed.ts'
import { users } from '../users/collection.ts'
import { planOf } from '../users/plan-now.ts'
import type { StoredUser } from '../users/seed.ts'
import { sampleSettings } from './samples.ts'

/** The settings of a user: those of their account, what somebody made of them here, or what they have until then. */
export const settingsOf = (user: StoredUser): StoredUserSettings => {
  const account = accountOfUser(user.id)
  if (account) return ownSettings(accountSettings(account).get())
  if (user.settings) return user.settings
  return user.hasHistory ? sampleSettings(user) : blankSettings(user)
}

/** Keeps the plan and the settings of a user, those of somebody who has an account there, where they find them too. */
export function keepSettings(
  user: StoredUser,
  plan: StoredUser['currentPlan'],
  settings: StoredUserSettings,
) {
  const account = accountOfUser(user.id)
  if (!account) return users.update(user.id, { currentPlan: plan, settings })!
  const own = accountSettings(account)
  const { security, billing, ...others } = own.get()
  const left = new Set(settings.security.devices.map(({ id }) => id))
  const { period, startedOn, cards } = settings.billing
  const isSame = plan === billing.plan && period === billing.period
  own.set({
    ...others,
    ...settings,
    security: {
      ...security,
      ...settings.security,
      devices: security.devices.filter(({ id }) => left.has(id)),
    },
    billing: {
      ...billing,
      ...settings.billing,
      plan,
      ...termsOf({ plan, period }, startedOn),
      isCancelled: billing.isCancelled && isSame,
      // An account whose last card was taken pays as one that never had any.
      paidBy: cards.length > 0 ? billing.paidBy : 'paypal',
    },
  })
  return users.update(user.id, { currentPlan: plan })!
}

/** What somebody who has an account has set there. */
const ownSettings = ({
  security,
  billing,
  notification,
  connection,
}: AccountSettings): StoredUserSettings => {
  const { isTwoStepOn, method, phone } = security
  const { period, startedOn, cards, address } = billing
  const devices = security.devices.map(({ isCurrent: _isCurrent, ...device }) => device)
  return {
    security: { isTwoStepOn, method, phone, devices },
    billing: { period, startedOn, cards, address },
    notification,
    connection,
  }
}

/** The settings of a user with what follows from the plan. */
export const toSettings = (user: StoredUser): UserSettings => {
  const { billing, ...others } = settingsOf(user)
  const { period, startedOn } = billing
  const plan = planOf(user)
  const terms = termsOf({ plan, period }, startOfPeriod(startedOn, period))
  return { ...others, billing: { ...billing, plan, ...terms } }
}
