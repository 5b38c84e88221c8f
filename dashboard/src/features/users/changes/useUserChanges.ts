import {
  deleteUser,
  restoreUsers,
  updateUser,
  type User,
  type UserRole,
} from '@data1522/mocks/contract/users'
import { call } from '../../../api/client.ts'
import { useChanges } from '../../../app/changes/useChanges.ts'
import { useText } from '../../../app/intl/useText.ts'
import type { ListPage } from '../../../app/lists/definition.ts'
import { without, withRows } from '../../../app/lists/query.ts'
import { usersKey } from '../queries.ts'

/** Deletes users and changes their roles: at once on the screen, then on the server, with a way back. */
export function useUserChanges() {
  'use memo'
  const text = useText()
  const change = useChanges<ListPage<User>>(usersKey)

  const remove = (users: readonly User[]) => {
    const ids = new Set(users.map(({ id }) => id))
    return change({
      show: without(({ id }) => ids.has(id)),
      send: () => Promise.all(users.map(({ id }) => call(deleteUser, { params: { id } }))),
      done: text('users.deleted', { count: users.length, name: users[0]!.fullName }),
      undo: () => call(restoreUsers, { body: { users: [...users] } }),
    })
  }

  const setRoles = (users: readonly { id: number; role: UserRole }[]) =>
    Promise.all(users.map(({ id, role }) => call(updateUser, { params: { id }, body: { role } })))

  const changeRole = (users: readonly User[], role: UserRole) => {
    const ids = new Set(users.map(({ id }) => id))
    return change({
      show: withRows((user) => (ids.has(user.id) ? { ...user, role } : user)),
      send: () => setRoles(users.map(({ id }) => ({ id, role }))),
      done: text('users.roleChanged', { count: users.length, role: text(`users.role.${role}`) }),
      undo: () => setRoles(users),
    })
  }

  return { remove, changeRole }
}
