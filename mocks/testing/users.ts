import { isDeepStrictEqual } from 'node:util'
import { ALL_ITEMS } from '../contract/common.ts'
import { deleteUser, listUsers } from '../contract/users.ts'
import { call, send } from './call.ts'

/** All users, the newest first. */
export const everyone = async () => (await call(listUsers, { query: { itemsPerPage: ALL_ITEMS } })).users

/** Deletes a user. */
export const remove = (id: number) => call(deleteUser, { params: { id } })

/** Sends what should be refused, and tells how it was and whether the users are as before. */
export const trespass = async (method: string, path: string, given: unknown) => {
  const before = await everyone()
  const { status, body } = await send(method, path, given)
  const fields = Object.keys((body as { errors: object }).errors).sort()
  return { status, fields, isUntouched: isDeepStrictEqual(await everyone(), before) }
}
