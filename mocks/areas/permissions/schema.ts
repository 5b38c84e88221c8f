import { may } from '../../contract/access.ts'
import {
  changedIds,
  count,
  failure,
  id,
  invalidInput,
  nothing,
  requiredLine,
  someIds,
} from '../../contract/common.schema.ts'
import { type PermissionKind, PERMISSION_SORT_KEYS } from './contract.ts'
import { list, text } from '../../contract/query.schema.ts'
import { z } from '../../contract/zod.ts'

const ROLES_LIMIT = 100

export const permission = z.object({
  id,
  name: requiredLine,
  assignedTo: z.array(requiredLine).check(z.maxLength(ROLES_LIMIT)),
  createdDate: z.iso.datetime(),
  isCore: z.boolean(),
})

const { name, assignedTo, isCore } = permission.shape

export const newPermission = z.object({
  name,
  assignedTo: z._default(assignedTo, []),
  isCore: z._default(isCore, false),
})

export const permissionEdit = z.partial(z.object({ name, assignedTo, isCore }))

/** Beyond the specification: `role`, the name of a role that has it, and `kind`. */
export const permissionQuery = z.object({
  q: text(),
  role: text(),
  kind: text<PermissionKind | ''>(),
  ...list(PERMISSION_SORT_KEYS),
})

export const listPermissions = {
  access: may('read', 'Permission'),
  query: permissionQuery,
  answers: { 200: z.object({ permissions: z.array(permission), totalPermissions: count }) },
}

export const createPermission = {
  access: may('create', 'Permission'),
  beyond: true as const,
  body: newPermission,
  answers: { 201: permission, 400: invalidInput },
}

export const updatePermission = {
  access: may('update', 'Permission'),
  beyond: true as const,
  body: permissionEdit,
  answers: { 200: permission, 400: invalidInput, 404: failure },
}

export const deletePermission = {
  access: may('delete', 'Permission'),
  beyond: true as const,
  answers: { 204: nothing, 404: failure, 409: failure },
}

export const deletePermissions = {
  access: may('delete', 'Permission'),
  beyond: true as const,
  body: someIds,
  answers: { 200: changedIds, 400: invalidInput, 409: failure },
}

export const restorePermissions = {
  access: may('delete', 'Permission'),
  beyond: true as const,
  body: someIds,
  answers: {
    200: z.object({ permissions: z.array(permission) }),
    400: invalidInput,
    404: failure,
    409: failure,
  },
}
