import { newPasswords } from '../account-settings/collection.ts'
import { isGone } from '../account-settings/given-up.ts'
import { hasSecondStep, takesCode } from '../account-settings/second-step.ts'
import * as contract from './contract.ts'
import { openSession } from './open-session.ts'
import * as schemas from './schema.ts'
import { accounts } from '../../seed/accounts.ts'
import { handle } from '../../runtime/http.ts'
import { invalidBecause, reply } from '../../runtime/reply.ts'

const refuse = (message: string) => invalidBecause('email', message)

export const login = handle(contract.login, schemas.login, ({ body, userAgent }) => {
  const account = accounts.find(({ email }) => email === body.email)
  // The sample's own password stays right: a chosen one is gone with the memory.
  const passwords = account ? [account.password, newPasswords.get()[account.id]] : []
  if (!account || !passwords.includes(body.password)) return refuse('Invalid email or password')
  if (hasSecondStep(account)) {
    if (!body.code) return invalidBecause('code', 'This account asks for a code')
    if (!takesCode(account, body.code)) return invalidBecause('code', 'This is not the code of now')
  }
  if (isGone(account)) return reply(410, { message: 'This account was deleted' })
  try {
    return reply(201, openSession(account, userAgent))
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
})
