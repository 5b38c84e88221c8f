import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** The roles that the product starts with. */
export const ROLE_NAMES = ['administrator', 'manager', 'users', 'support', 'restricted-user'] as const
/** What a role has rules for. */
export const ROLE_SUBJECTS = [
  'users',
  'roles',
  'products',
  'orders',
  'customers',
  'invoices',
  'courses',
  'vehicles',
  'settings',
] as const
/** What a rule can allow. */
export const ROLE_ACTIONS = ['read', 'write', 'create'] as const
/** What the role of admins is always allowed, so that nobody locks everyone out. */
export const KEPT_SUBJECTS = ['users', 'roles'] as const satisfies readonly (typeof ROLE_SUBJECTS)[number][]
/** How many members a role shows at most. */
export const SHOWN_MEMBERS = 4

export type RoleName = (typeof ROLE_NAMES)[number]
export type RoleSubject = (typeof ROLE_SUBJECTS)[number]
export type RoleAction = (typeof ROLE_ACTIONS)[number]

/** What a role allows, by subject and action. */
export type RoleRules = z.output<typeof schemas.roleRules>

/** A role. Its members are the users with `userRole`, `null` for a role that no user can have; `members` are the first. */
export type Role = z.output<typeof schemas.role>

/** What adding a role takes. */
export type NewRole = z.input<typeof schemas.newRole>

/** What editing a role takes: the fields that change. */
export type RoleEdit = z.input<typeof schemas.roleEdit>

const PATH = '/api/apps/roles'

/** Beyond the specification: all roles with their rules and their first members, in the order in which they came. */
export const listRoles = endpoint<typeof schemas.listRoles>()({ method: 'GET', path: PATH })

/** Beyond the specification: adds a role under the next id, with a name that no other has. */
export const createRole = endpoint<typeof schemas.createRole>()({ method: 'POST', path: PATH })

/**
 * Beyond the specification: edits a role; fields that are not given stay, `rules` come as a whole. The role of admins
 * keeps what `KEPT_SUBJECTS` are about.
 */
export const updateRole = endpoint<typeof schemas.updateRole>()({ method: 'PUT', path: `${PATH}/:id` })

/** Beyond the specification: deletes a role without members; `restoreRoles` takes it back. */
export const deleteRole = endpoint<typeof schemas.deleteRole>()({ method: 'DELETE', path: `${PATH}/:id` })

/** Beyond the specification: puts deleted roles back in their old places, all of them or none. */
export const restoreRoles = endpoint<typeof schemas.restoreRoles>()({
  method: 'POST',
  path: `${PATH}/restore`,
})
