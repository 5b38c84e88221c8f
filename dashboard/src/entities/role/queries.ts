import { listRoles } from '@data1522/mocks/contract/roles'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { isSameValue } from '../../shared/forms/same-value.ts'
import { rolesKey } from './roles-key.ts'

/** Whether a role, other than that of this id, has a name. */
export async function isRoleNameTaken(name: string, signal: AbortSignal, own?: number) {
  const { roles } = await call(listRoles, {}, { signal })
  return roles.some((role) => role.id !== own && isSameValue(role.name, name))
}

/** All roles with their rights and their first members. */
export const rolesQuery = () =>
  queryOptions({
    queryKey: [...rolesKey, 'list'],
    queryFn: ({ signal }) => call(listRoles, {}, { signal }),
  })
