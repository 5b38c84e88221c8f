import { settingsOf } from '../account-settings/collection.ts'
import { accountOfUser } from '../../seed/accounts.ts'
import type { StoredUser } from './seed.ts'

/** The plan that a user has today: that of their account, where they have one, and where one that was cancelled ends by itself. */
export const planOf = ({
  id,
  currentPlan,
}: Pick<StoredUser, 'id' | 'currentPlan'>): StoredUser['currentPlan'] => {
  const account = accountOfUser(id)
  return account ? settingsOf(account).get().billing.plan : currentPlan
}

/** A user with the plan of today. */
export const asOfToday = (user: StoredUser): StoredUser => ({ ...user, currentPlan: planOf(user) })
