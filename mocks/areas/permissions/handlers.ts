import { permissions } from './collection.ts'
import { removeRows } from '../../runtime/bulk.ts'
import { roles } from '../roles/collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { now } from '../../seed/clock.ts'
import type { StoredPermission } from './seed.ts'
import { createFilter, createSearch } from '../../runtime/filter.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { listPage } from '../../runtime/paging.ts'
import { idsOfRoles } from './roles.ts'
import { invalid, noContent, reply } from '../../runtime/reply.ts'
import type { SortValue } from '../../runtime/sort.ts'
import { haveNamesOfTheirOwn, isNameTaken, nameTaken } from '../../runtime/unique-names.ts'

const toPermission = ({ roleIds, ...stored }: StoredPermission): contract.Permission => ({
  ...stored,
  assignedTo: roleIds.flatMap((id) => roles.get(id)?.name ?? []),
})

const notFound = reply(404, { message: 'Permission not found' })
const corePermission = reply(409, { message: 'A core permission stays' })
const unknownRole = invalid({ assignedTo: ['There is no role of this name'] })

const sortValues = {
  name: ({ name }) => name,
  createdDate: ({ createdDate }) => createdDate,
} satisfies Record<contract.PermissionSortKey, SortValue<StoredPermission>>

export const listPermissions = handle(contract.listPermissions, schemas.listPermissions, ({ query }) => {
  const isFound = createSearch(query.q)
  const hasRole = createFilter(query.role)
  const isOfKind = createFilter(query.kind)
  const hasRoles = (names: readonly string[]) => hasRole('') || names.some(hasRole)
  const found = permissions
    .all()
    .filter(({ name, isCore }) => isFound(name) && isOfKind(isCore ? 'core' : 'other'))
    .filter((stored) => hasRoles(toPermission(stored).assignedTo))
  return reply(200, {
    permissions: listPage(found, sortValues, query).map(toPermission),
    totalPermissions: found.length,
  })
})

export const createPermission = handle(contract.createPermission, schemas.createPermission, ({ body }) => {
  const { assignedTo, ...fields } = body
  const roleIds = idsOfRoles(assignedTo)
  if (!roleIds) return unknownRole
  if (isNameTaken(fields, permissions.all())) return nameTaken
  const permission = permissions.insert({ ...fields, roleIds, createdDate: now().toISOString() })
  return reply(201, toPermission(permission))
})

export const updatePermission = handle(
  contract.updatePermission,
  schemas.updatePermission,
  ({ params, body: { assignedTo, ...fields }, permit }) => {
    const permission = permissions.get(idOf(params.id))
    if (!permission) return notFound
    permit(permission)
    const roleIds = assignedTo ? idsOfRoles(assignedTo) : permission.roleIds
    if (!roleIds) return unknownRole
    if (isNameTaken({ ...permission, ...fields }, permissions.all())) return nameTaken
    return reply(200, toPermission(permissions.update(permission.id, { ...fields, roleIds })!))
  },
)

export const deletePermission = handle(
  contract.deletePermission,
  schemas.deletePermission,
  ({ params, permit }) => {
    const permission = permissions.get(idOf(params.id))
    if (!permission) return notFound
    permit(permission)
    if (permission.isCore) return corePermission
    permissions.remove(permission.id)
    return noContent
  },
)

export const deletePermissions = handle(
  contract.deletePermissions,
  schemas.deletePermissions,
  ({ body, permit }) => {
    const isCore = permissions.all().some((one) => one.isCore && body.ids.includes(one.id))
    if (isCore) return corePermission
    return reply(200, { ids: removeRows(permissions, body.ids, permit) })
  },
)

export const restorePermissions = handle(
  contract.restorePermissions,
  schemas.restorePermissions,
  ({ body }) => {
    const removed = permissions.removedRows(body.ids)
    if (!removed) return notFound
    if (!haveNamesOfTheirOwn([...permissions.all(), ...removed]))
      return reply(409, { message: 'Another permission has this name now' })
    return reply(200, { permissions: permissions.restore(removed).map(toPermission) })
  },
)
