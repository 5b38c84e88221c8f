import { listUsers } from '@data1522/mocks/contract/users'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { usersKey } from './user-lists.ts'

/** The first users of their list, so many. */
export const someUsersQuery = (count: number) =>
  queryOptions({
    queryKey: [...usersKey, 'some', count],
    queryFn: ({ signal }) => call(listUsers, { query: { itemsPerPage: count } }, { signal }),
  })
