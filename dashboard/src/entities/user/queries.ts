import { getUser, getUserAccount, getUsersSummary, listUsers } from '@data1522/mocks/contract/users'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { isSameValue } from '../../shared/forms/same-value.ts'
import { usersKey } from './user-lists.ts'

/** The counts above the list. */
export const usersSummaryQuery = () =>
  queryOptions({
    queryKey: [...usersKey, 'summary'],
    queryFn: ({ signal }) => call(getUsersSummary, {}, { signal }),
  })

/** One user, whole. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...usersKey, 'one', id],
    queryFn: ({ signal }) => call(getUser, { params: { id } }, { signal }),
  })

/** The user with an e-mail address, or nothing where nobody has it. */
export const userByEmailQuery = (email: string) =>
  queryOptions({
    queryKey: [...usersKey, 'email', email],
    queryFn: async ({ signal }) => {
      const { users } = await call(listUsers, { query: { q: email } }, { signal })
      return users.find((user) => isSameValue(user.email, email)) ?? null
    },
  })

/** One user's projects and what they did lately. */
export const userAccountQuery = (id: string) =>
  queryOptions({
    queryKey: [...usersKey, 'account', id],
    queryFn: ({ signal }) => call(getUserAccount, { params: { id } }, { signal }),
  })

/** How many admins there are who can sign in. */
export const adminCountQuery = () =>
  queryOptions({
    queryKey: [...usersKey, 'adminCount'],
    queryFn: ({ signal }) =>
      call(listUsers, { query: { role: 'admin', status: 'Active', itemsPerPage: 1 } }, { signal }),
    select: ({ totalUsers }) => totalUsers,
  })
