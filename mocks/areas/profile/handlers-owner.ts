import { settingsOf } from '../account-settings/collection.ts'
import { type Account, accounts } from '../../seed/accounts.ts'

/** Whose profile is shown: the caller's, and that of the first account to those who are not signed in. */
export const ownerOf = (caller: Account = accounts[0]!) => {
  const { firstName, lastName, avatar, email, phone, state, country } = settingsOf(caller).get().account
  const { username, role } = caller
  return {
    fullName: `${firstName} ${lastName}`.trim(),
    avatar,
    email,
    username,
    role,
    phone,
    country,
    location: [state, country].filter(Boolean).join(', '),
  }
}
