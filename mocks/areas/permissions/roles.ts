import { permissions } from './collection.ts'
import { roles } from '../roles/collection.ts'
import { isSameText } from '../../runtime/same-text.ts'

/** The ids of roles by their names, or nothing if one of the names is unknown. */
export const idsOfRoles = (names: readonly string[]) => {
  const ids = names.map((name) => roles.all().find((role) => isSameText(role.name, name))?.id)
  const known = ids.filter((id) => id !== undefined)
  return known.length === ids.length ? [...new Set(known)] : undefined
}

/** Takes a role out of all permissions: a new role may get the id of a deleted one, but not what it was allowed. */
export const unassignRole = (roleId: number) => {
  for (const { id, roleIds } of permissions.all())
    if (roleIds.includes(roleId))
      permissions.update(id, { roleIds: roleIds.filter((other) => other !== roleId) })
}
