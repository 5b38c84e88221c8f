import type { Permission } from './contract.ts'
import { ROLE_NAMES, type RoleName } from '../roles/contract.ts'
import { instantOf, type Moment } from '../../seed/moments.ts'

/** A permission as the mocks keep it: the roles by their ids, as names may change. */
export interface StoredPermission extends Omit<Permission, 'assignedTo'> {
  readonly roleIds: readonly number[]
}

type Line = readonly [name: string, created: Moment, roles: readonly RoleName[], isCore?: true]

const lines: readonly Line[] = [
  ['Management', [391, '08:12'], ['administrator'], true],
  ['Manage Billing & Roles', [390, '16:40'], ['administrator'], true],
  ['Add & Remove Users', [344, '09:05'], ['administrator', 'manager']],
  ['Project Planning', [268, '13:27'], ['manager', 'users', 'support']],
  ['Manage Email Sequences', [201, '10:51'], ['administrator', 'support']],
  ['Client Communication', [133, '07:34'], ['manager', 'users', 'support']],
  ['Only View', [76, '15:18'], ['administrator', 'manager', 'users', 'support', 'restricted-user']],
  ['Financial Management', [29, '11:46'], ['administrator', 'manager']],
  ["Manage Others' Tasks", [6, '14:02'], ['administrator', 'users']],
]

/** The permissions of a fresh start. */
export const seedPermissions = (): StoredPermission[] =>
  lines.map(([name, created, roles, isCore = false], index) => ({
    id: index + 1,
    name,
    roleIds: roles.map((role) => ROLE_NAMES.indexOf(role) + 1),
    createdDate: new Date(instantOf(created)).toISOString(),
    isCore,
  }))
