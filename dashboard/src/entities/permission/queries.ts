import { ALL_ITEMS } from '@data1522/mocks/contract/common'
import { listPermissions } from '@data1522/mocks/contract/permissions'
import { listRoles } from '@data1522/mocks/contract/roles'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { isSameValue } from '../../shared/forms/same-value.ts'

export const permissionsKey = ['permissions'] as const

/** The roles that a permission can be assigned to; under the key of the roles, so that it follows their changes. */
export const assignableRolesQuery = () =>
  queryOptions({
    queryKey: ['roles', 'names'],
    queryFn: ({ signal }) => call(listRoles, {}, { signal }),
    select: ({ roles }) => roles.map(({ name }) => name),
  })

/** Whether a permission has a name. */
export async function isPermissionNameTaken(name: string, signal: AbortSignal) {
  const { permissions } = await call(listPermissions, { query: { itemsPerPage: ALL_ITEMS } }, { signal })
  return permissions.some((permission) => isSameValue(permission.name, name))
}

/** All permissions, in the order in which they came. */
export const allPermissionsQuery = () =>
  queryOptions({
    queryKey: [...permissionsKey, 'all'],
    queryFn: async ({ signal }) => {
      const { permissions } = await call(listPermissions, { query: { itemsPerPage: ALL_ITEMS } }, { signal })
      return permissions
    },
  })
