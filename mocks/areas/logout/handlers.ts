import { signOutOf } from '../account-settings/devices.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { handle } from '../../runtime/http.ts'
import { noContent } from '../../runtime/reply.ts'

export const logout = handle(contract.logout, schemas.logout, ({ caller, token }) => {
  if (caller && token) signOutOf(caller, token)
  return noContent
})
