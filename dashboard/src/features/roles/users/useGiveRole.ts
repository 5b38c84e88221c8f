import { getUser, updateUser, type User, type UserRole } from '@data1522/mocks/contract/users'
import { call } from '../../../core/api/client.ts'
import { keepingAnAdmin } from '../../../core/auth/keep-admin.ts'
import { useChange } from '../../../core/mutations/useChange.ts'
import { useText } from '../../../core/i18n/useText.ts'
import type { ListPage } from '../../../shared/list/definition.ts'
import { withRows } from '../../../shared/list/query.ts'
import { stillSo } from '../../../core/mutations/taken-back.ts'
import { rolesKey } from '../../../entities/role/queries.ts'
import { usersKey } from '../../../entities/user/user-lists.ts'

/** Gives one or several users a role from a form, which shows what fails; with a way back. */
export function useGiveRole() {
  'use memo'
  const text = useText()
  const change = useChange<ListPage<User>>(usersKey, [rolesKey])
  const put = (users: readonly Pick<User, 'id' | 'role'>[]) =>
    Promise.all(users.map(({ id, role }) => call(updateUser, { params: { id }, body: { role } })))
  return (users: readonly User[], role: UserRole) => {
    const ids = new Set(users.map(({ id }) => id))
    return change({
      optimisticUpdate: withRows((user) => (ids.has(user.id) ? { ...user, role } : user)),
      mutationFn: () =>
        keepingAnAdmin(role === 'admin' ? [] : users, () => put(users.map(({ id }) => ({ id, role })))),
      throwsOnFailure: true,
      successMessage: () => text('roles.given', { count: users.length, role: text(`users.role.${role}`) }),
      undo: async () =>
        put(
          await stillSo(
            users,
            ({ id }) => call(getUser, { params: { id: String(id) } }),
            (now) => now.role === role,
          ),
        ),
    })
  }
}
