import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { accounts } from '../../seed/accounts.ts'
import { handle } from '../../runtime/http.ts'
import { invalidBecause, reply } from '../../runtime/reply.ts'
import { tokenOf } from '../../runtime/session.ts'

const refuse = (message: string) => invalidBecause('email', message)

export const login = handle(contract.login, schemas.login, ({ body }) => {
  const account = accounts.find(({ email, password }) => email === body.email && password === body.password)
  if (!account) return refuse('Invalid email or password')
  try {
    const { password: _, abilityRules, ...userData } = account
    const session = { accessToken: tokenOf(account), userData, userAbilityRules: [...abilityRules] }
    return reply(201, session)
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
})
