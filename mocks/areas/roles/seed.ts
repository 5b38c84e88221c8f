import {
  ROLE_ACTIONS,
  ROLE_NAMES,
  ROLE_SUBJECTS,
  type Role,
  type RoleName,
  type RoleRules,
} from './contract.ts'
import type { UserRole } from '../users/contract.ts'

/** A role as the mocks keep it. */
export type StoredRole = Omit<Role, 'userCount' | 'members'>

/** The role of the users who are members of a role. */
const userRoles: Readonly<Record<RoleName, UserRole>> = {
  administrator: 'admin',
  manager: 'editor',
  users: 'author',
  support: 'maintainer',
  'restricted-user': 'subscriber',
}

/** The first letters of what is allowed, in the order of the subjects. */
const allowed: Readonly<Record<RoleName, string>> = {
  administrator: 'rwc rwc rwc rwc rwc rwc rwc rwc rwc',
  manager: 'rw r rwc rwc rwc rwc rw rw r',
  users: 'r - rw rw r r r r -',
  support: 'r - r rw rw r - r -',
  'restricted-user': '- - r - - - r - -',
}

const rulesOf = (letters: string): RoleRules => {
  const bySubject = letters.split(' ')
  const rules = ROLE_SUBJECTS.map((subject, index) => {
    const actions = ROLE_ACTIONS.map((action) => [action, bySubject[index]!.includes(action[0]!)])
    return [subject, Object.fromEntries(actions)]
  })
  return Object.fromEntries(rules) as RoleRules
}

/** The roles of a fresh start. */
export const seedRoles = (): StoredRole[] =>
  ROLE_NAMES.map((name, index) => ({
    id: index + 1,
    name,
    userRole: userRoles[name],
    rules: rulesOf(allowed[name]),
  }))
