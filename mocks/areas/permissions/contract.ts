import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** What the list of permissions can be sorted by. */
export const PERMISSION_SORT_KEYS = ['name', 'createdDate'] as const
/** The kinds of permissions: the product rests on the core ones. */
export const PERMISSION_KINDS = ['core', 'other'] as const

export type PermissionKind = (typeof PERMISSION_KINDS)[number]
export type PermissionSortKey = (typeof PERMISSION_SORT_KEYS)[number]

/** A permission; `assignedTo` are the names of roles, and one that `isCore` cannot be deleted. */
export type Permission = z.output<typeof schemas.permission>

/** What adding a permission takes. */
export type NewPermission = z.input<typeof schemas.newPermission>

/** What editing a permission takes: the fields that change. */
export type PermissionEdit = z.input<typeof schemas.permissionEdit>

/** Which permissions a list shows, and how. */
export type PermissionQuery = z.input<typeof schemas.permissionQuery>

const PATH = '/api/apps/permissions'

/** One page of the permissions that fit the query, in the order in which they came unless sorted. */
export const listPermissions = endpoint<typeof schemas.listPermissions>()({ method: 'GET', path: PATH })

/** Beyond the specification: adds a permission under the next id, with a name that no other has. */
export const createPermission = endpoint<typeof schemas.createPermission>()({ method: 'POST', path: PATH })

/** Beyond the specification: edits a permission; fields that are not given stay. */
export const updatePermission = endpoint<typeof schemas.updatePermission>()({
  method: 'PUT',
  path: `${PATH}/:id`,
})

/** Beyond the specification: deletes a permission that is not a core one; `restorePermissions` takes it back. */
export const deletePermission = endpoint<typeof schemas.deletePermission>()({
  method: 'DELETE',
  path: `${PATH}/:id`,
})

/** Beyond the specification: deletes permissions together, all that are there or none; core permissions stay, and then all do; `restorePermissions` takes it back. */
export const deletePermissions = endpoint<typeof schemas.deletePermissions>()({
  method: 'POST',
  path: `${PATH}/delete`,
})

/** Beyond the specification: puts deleted permissions back in their old places, all of them or none. */
export const restorePermissions = endpoint<typeof schemas.restorePermissions>()({
  method: 'POST',
  path: `${PATH}/restore`,
})
