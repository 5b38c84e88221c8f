import { listRoles } from '@data1522/mocks/contract/roles'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'

export const rolesKey = ['roles'] as const

/** All roles with their rights and their first members. */
export const rolesQuery = () =>
  queryOptions({
    queryKey: [...rolesKey, 'list'],
    queryFn: ({ signal }) => call(listRoles, {}, { signal }),
  })
