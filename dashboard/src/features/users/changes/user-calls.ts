import {
  deleteUser,
  restoreUsers,
  updateUser,
  type User,
  type UserRole,
} from '@data1522/mocks/contract/users'
import { call } from '../../../api/client.ts'
import { keepingAnAdmin } from '../../../app/access/keep-admin.ts'

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

/** Gives users the roles back that they had. */
export const giveBack = setRoles
