import type { Account } from '../../seed/accounts.ts'
import { savedLanguages, settingsOf } from '../account-settings/collection.ts'
import { signInOn } from '../account-settings/devices.ts'
import { keepAgain } from '../account-settings/given-up.ts'
import type { Session, UserData } from './contract.ts'

/** Who an account belongs to, as its settings say by now. */
export function personOf(account: Account): UserData {
  const { password: _, abilityRules: __, ...person } = account
  const { firstName, lastName, avatar } = settingsOf(account).get().account
  return { ...person, fullName: `${firstName} ${lastName}`.trim(), avatar }
}

/** Begins a session of an account on the device that calls; one that was given up is kept again. */
export function openSession(account: Account, userAgent: string): Session {
  const { timeZone } = settingsOf(account).get().account
  const accessToken = signInOn(account, userAgent)
  const language = savedLanguages.get()[account.id]
  const isKeptAgain = keepAgain(account)
  return {
    accessToken,
    userData: personOf(account),
    userAbilityRules: [...account.abilityRules],
    ...(language && { language }),
    ...(timeZone && { timeZone }),
    ...(isKeptAgain && { isKeptAgain }),
  }
}
