import type { User, UserRole } from '@data1522/mocks/contract/users'
import { peopleKeys } from '../../core/mutations/people-keys.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { useText } from '../../core/i18n/useText.ts'
import type { ListPage } from '../../shared/list/list-config.ts'
import { without, withRows } from '../../shared/list/query.ts'
import { usersKey } from './user-lists.ts'

/** The calls come with the first change. */
const calls = () => import('./user-calls.ts')

const reasonOf = (error: unknown) => (error as { reason?: string }).reason

/** Deletes users at once on the screen and changes their roles from a form, which shows what fails; with a way back. */
export function useUserChanges() {
  'use memo'
  const text = useText()
  const change = useChange<ListPage<User>>(usersKey, peopleKeys)

  const remove = (users: readonly User[]) => {
    const ids = new Set(users.map(({ id }) => id))
    return change({
      optimisticUpdate: without(({ id }) => ids.has(id)),
      mutationFn: async () => (await calls()).remove(users),
      errorMessage: reasonOf,
      successMessage: ({ ids: gone }) => {
        const first = users.find(({ id }) => gone.includes(id))
        return first && text('users.deleted', { count: gone.length, name: first.fullName })
      },
      undo: async ({ ids: gone }) => (await calls()).restore(gone),
    })
  }

  const changeRole = (users: readonly User[], role: UserRole) => {
    const ids = new Set(users.map(({ id }) => id))
    return change({
      optimisticUpdate: withRows((user) => (ids.has(user.id) ? { ...user, role } : user)),
      mutationFn: async () => (await calls()).giveRole(users, role),
      throwsOnFailure: true,
      successMessage: (done) =>
        done.ids.length > 0
          ? text('users.roleChanged', { count: done.ids.length, role: text(`users.role.${role}`) })
          : undefined,
      undo: async (done) =>
        (await calls()).giveBack(
          users.filter(({ id }) => done.ids.includes(id)),
          role,
        ),
    })
  }

  return { remove, changeRole }
}
