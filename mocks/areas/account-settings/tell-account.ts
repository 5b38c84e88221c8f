import { accountOfUser } from '../../seed/accounts.ts'
import type { UserEdit } from '../users/contract.ts'
import { settingsOf } from './collection.ts'
import type { AccountDetails } from './contract.ts'
import { changeSection } from './handlers-section.ts'
import { termsOf } from './seed-billing-periods.ts'

/** A full name in the two parts that an account keeps; who has one name alone has it as both. */
const partsOf = (fullName: string) => {
  const [firstName = '', ...others] = fullName.trim().split(/\s+/)
  return { firstName, lastName: others.join(' ') || firstName }
}

const fullNameOf = ({ firstName, lastName }: AccountDetails) => `${firstName} ${lastName}`.trim()

/** Shows what was changed of a user in the account that they sign in with, where they have one. */
export function tellAccount(userId: number, changes: UserEdit) {
  const account = accountOfUser(userId)
  if (!account) return
  const { account: details, billing } = settingsOf(account).get()
  const { fullName, avatar = details.avatar, company = details.organisation } = changes
  const { contact = details.phone, country = details.country, currentPlan: plan = billing.plan } = changes
  const isRenamed = fullName !== undefined && fullName !== fullNameOf(details)
  changeSection(account, 'account', {
    ...(isRenamed && partsOf(fullName)),
    avatar,
    organisation: company,
    phone: contact,
    country,
  })
  if (plan === billing.plan) return
  const terms = termsOf({ plan, period: billing.period }, billing.startedOn)
  changeSection(account, 'billing', { plan, ...terms, isCancelled: false })
}
