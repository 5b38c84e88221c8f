import { accounts } from '../../mocks/seed/accounts.ts'
import { tokenOf } from '../../mocks/runtime/session.ts'

/** Who can be signed in: a demo role, or someone without any rule. */
export type Person = 'admin' | 'client' | 'nobody'

/** A cookie as the product writes it. */
export const stored = (name: string, value: unknown) => ({
  name,
  value: encodeURIComponent(JSON.stringify(value)),
})

/** The cookies of someone who is signed in to the mock; who has no rules is someone whose rules were lost. */
export const sessionOf = (person: Person) => {
  const {
    password: _password,
    abilityRules,
    ...userData
  } = accounts.find(({ role }) => role === person) ?? accounts[1]!
  return [
    stored('userData', userData),
    stored('accessToken', tokenOf(accounts[person === 'admin' ? 0 : 1]!)),
    stored('userAbilityRules', person === 'nobody' ? [] : abilityRules),
  ]
}
