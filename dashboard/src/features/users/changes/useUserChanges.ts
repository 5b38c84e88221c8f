import { toasts } from '@data1522/design-system/toasts'
import {
  deleteUser,
  restoreUsers,
  updateUser,
  type User,
  type UserRole,
} from '@data1522/mocks/contract/users'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../../api/client.ts'
import { useText } from '../../../app/intl/useText.ts'
import { usersKey } from '../queries.ts'

interface UsersPage {
  users: User[]
  totalUsers: number
}

const listKey = [...usersKey, 'list']

/** Applies a change to every list page that is known, and returns how to take it back. */
function useOptimism() {
  'use memo'
  const queries = useQueryClient()
  return (change: (page: UsersPage) => UsersPage) => {
    const before = queries.getQueriesData<UsersPage>({ queryKey: listKey })
    queries.setQueriesData<UsersPage>({ queryKey: listKey }, (page) => page && change(page))
    return () => before.forEach(([key, page]) => queries.setQueryData(key, page))
  }
}

/** Deletes users and changes their roles: at once on the screen, then on the server, with a way back. */
export function useUserChanges() {
  'use memo'
  const text = useText()
  const queries = useQueryClient()
  const optimistically = useOptimism()
  const refresh = () => queries.invalidateQueries({ queryKey: usersKey })

  const fail = (error: unknown) => {
    const isForbidden = error instanceof ApiError && (error.status === 401 || error.status === 403)
    const cause = isForbidden ? 'changeForbidden' : 'changeFailed'
    toasts.show({ tone: 'danger', title: text(`users.${cause}`), description: text(`users.${cause}Text`) })
  }

  const attempt = async (work: () => Promise<unknown>, rollBack?: () => void) => {
    try {
      await queries.cancelQueries({ queryKey: listKey })
      await work()
      return true
    } catch (error) {
      rollBack?.()
      fail(error)
      return false
    } finally {
      void refresh()
    }
  }

  const remove = async (users: readonly User[]) => {
    const ids = new Set(users.map(({ id }) => id))
    const rollBack = optimistically((page) => {
      const left = page.users.filter(({ id }) => !ids.has(id))
      return { ...page, users: left, totalUsers: page.totalUsers - (page.users.length - left.length) }
    })
    const isDone = await attempt(
      () => Promise.all(users.map(({ id }) => call(deleteUser, { params: { id } }))),
      rollBack,
    )
    if (!isDone) return
    toasts.show({
      tone: 'neutral',
      title: text('users.deleted', { count: users.length, name: users[0]!.fullName }),
      undo: {
        label: text('users.undo'),
        onPress: () => void attempt(() => call(restoreUsers, { body: { users: [...users] } })),
      },
    })
  }

  const setRoles = (users: readonly { id: number; role: UserRole }[]) => {
    const roles = new Map(users.map(({ id, role }) => [id, role]))
    const rollBack = optimistically((page) => ({
      ...page,
      users: page.users.map((user) => ({ ...user, role: roles.get(user.id) ?? user.role })),
    }))
    return attempt(
      () => Promise.all(users.map(({ id, role }) => call(updateUser, { params: { id }, body: { role } }))),
      rollBack,
    )
  }

  const changeRole = async (users: readonly User[], role: UserRole) => {
    const before = users.map((user) => ({ id: user.id, role: user.role }))
    if (!(await setRoles(users.map(({ id }) => ({ id, role }))))) return
    toasts.show({
      tone: 'neutral',
      title: text('users.roleChanged', { count: users.length, role: text(`users.role.${role}`) }),
      undo: { label: text('users.undo'), onPress: () => void setRoles(before) },
    })
  }

  return { remove, changeRole }
}
