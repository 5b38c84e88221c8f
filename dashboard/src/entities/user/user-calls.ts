import {
  deleteUser,
  getUser,
  restoreUsers,
  updateUser,
  type User,
  type UserRole,
} from '@data1522/mocks/contract/users'
import { call } from '../../core/api/client.ts'
import { keepingAnAdmin } from '../../core/auth/keep-admin.ts'
import { stillSo } from '../../core/mutations/taken-back.ts'

const setRoles = (users: readonly Pick<User, 'id' | 'role'>[]) =>
  Promise.all(users.map(({ id, role }) => call(updateUser, { params: { id }, body: { role } })))

/** Deletes users. */
export const remove = (users: readonly User[]) =>
  keepingAnAdmin(users, () => Promise.all(users.map(({ id }) => call(deleteUser, { params: { id } }))))

/** Brings deleted users back. */
export const restore = (users: readonly User[]) => call(restoreUsers, { body: { users: [...users] } })

/** Gives users a role. */
export const giveRole = (users: readonly User[], role: UserRole) =>
  keepingAnAdmin(role === 'admin' ? [] : users, () => setRoles(users.map(({ id }) => ({ id, role }))))

/** Gives users the roles back that they had, but for those who have got another one since. */
export const giveBack = async (users: readonly User[], given: UserRole) =>
  setRoles(
    await stillSo(
      users,
      ({ id }) => call(getUser, { params: { id: String(id) } }),
      ({ role }) => role === given,
    ),
  )
