import type { User, UserRole } from '@data1522/mocks/contract/users'
import { useChange } from '../../core/mutations/useChange.ts'
import { useText } from '../../core/i18n/useText.ts'
import type { ListPage } from '../../shared/list/definition.ts'
import { without, withRows } from '../../shared/list/query.ts'
import { usersKey } from './user-lists.ts'

/** The calls come with the first change. */
const calls = () => import('./user-calls.ts')

const why = (error: unknown) => (error as { reason?: string }).reason

/** Deletes users at once on the screen and changes their roles from a form, which shows what fails; with a way back. */
export function useUserChanges() {
  'use memo'
  const text = useText()
  const change = useChange<ListPage<User>>(usersKey)

  const remove = (users: readonly User[]) => {
    const ids = new Set(users.map(({ id }) => id))
    return change({
      optimisticUpdate: without(({ id }) => ids.has(id)),
      mutationFn: async () => (await calls()).remove(users),
      errorMessage: why,
      successMessage: () => text('users.deleted', { count: users.length, name: users[0]!.fullName }),
      undo: async () => (await calls()).restore(users),
    })
  }

  const changeRole = (users: readonly User[], role: UserRole) => {
    const ids = new Set(users.map(({ id }) => id))
    return change({
      optimisticUpdate: withRows((user) => (ids.has(user.id) ? { ...user, role } : user)),
      mutationFn: async () => (await calls()).giveRole(users, role),
      throwsOnFailure: true,
      successMessage: () =>
        text('users.roleChanged', { count: users.length, role: text(`users.role.${role}`) }),
      undo: async () => (await calls()).giveBack(users, role),
    })
  }

  return { remove, changeRole }
}
