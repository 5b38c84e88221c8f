import {
  deleteUsers,
  getUser,
  restoreUsers,
  type User,
  type UserRole,
  updateUsers,
} from '@data1522/mocks/contract/users'
import { call } from '../../core/api/client.ts'
import { keepingAnAdmin } from '../../core/auth/keep-admin.ts'
import { stillSo } from '../../core/mutations/taken-back.ts'

const setRoles = async (users: readonly Pick<User, 'id' | 'role'>[]) =>
  users.length > 0
    ? call(updateUsers, { body: { users: users.map(({ id, role }) => ({ id, role })) } })
    : { ids: [] as number[] }

/** Deletes users, all that are there or none. */
export const remove = (users: readonly User[]) =>
  keepingAnAdmin(() => call(deleteUsers, { body: { ids: users.map(({ id }) => id) } }))

/** Brings deleted users back. */
export const restore = (ids: number[]) => call(restoreUsers, { body: { ids } })

/** Gives users a role, all that are there or none. */
export const giveRole = (users: readonly User[], role: UserRole) =>
  keepingAnAdmin(() => setRoles(users.map(({ id }) => ({ id, role }))))

/** Gives users the roles back that they had, but for those who have got another one since. */
export const giveBack = async (users: readonly User[], given: UserRole) =>
  setRoles(
    await stillSo(
      users,
      ({ id }) => call(getUser, { params: { id: String(id) } }),
      ({ role }) => role === given,
    ),
  )
