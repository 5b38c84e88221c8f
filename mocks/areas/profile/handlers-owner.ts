import { accountSettings } from '../account-settings/collection.ts'
import { type Account, accounts } from '../../seed/accounts.ts'

/** Whose profile is shown: the caller's, and that of the first account to those who are not signed in. */
export const ownerOf = (caller: Account = accounts[0]!) => {
  const { account } = accountSettings.get()
  const { phone, state, country } = account
  const { fullName, avatar, email, username, role } = caller
  const isSettled = caller.id === accounts[0]!.id
  return {
    fullName: isSettled ? `${account.firstName} ${account.lastName}`.trim() : fullName,
    avatar: isSettled ? account.avatar : avatar,
    email: isSettled ? account.email : email,
    username,
    role,
    phone,
    country,
    location: [state, country].filter(Boolean).join(', '),
  }
}
