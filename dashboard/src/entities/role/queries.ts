import { listRoles } from '@data1522/mocks/contract/roles'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { rolesKey } from './roles-key.ts'

/** All roles with their rights and their first members. */
export const rolesQuery = () =>
  queryOptions({
    queryKey: [...rolesKey, 'list'],
    queryFn: ({ signal }) => call(listRoles, {}, { signal }),
  })
