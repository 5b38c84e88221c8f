import { ALL_ITEMS } from '../contract/common.ts'
import { deleteUser, listUsers } from '../contract/users.ts'
import { call } from './call.ts'
import { sendInVain } from './trespass.ts'

/** All users, the newest first. */
export const everyone = async () => (await call(listUsers, { query: { itemsPerPage: ALL_ITEMS } })).users

/** Deletes a user. */
export const remove = (id: number) => call(deleteUser, { params: { id } })

/** Sends what should be refused, and tells how it was and whether the users are as before. */
export const trespass = (method: string, path: string, given: unknown) =>
  sendInVain(method, path, given, everyone)
