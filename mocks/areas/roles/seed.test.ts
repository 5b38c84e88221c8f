import { beforeEach, describe, expect, test } from 'vitest'
import { permission } from '../permissions/schema.ts'
import { ROLE_ACTIONS, ROLE_NAMES, ROLE_SUBJECTS } from './contract.ts'
import { roleRules } from './schema.ts'
import { USER_ROLES } from '../users/contract.ts'
import { z } from '../../contract/zod.ts'
import { now, setNow } from '../../seed/clock.ts'
import { seedPermissions } from '../permissions/seed.ts'
import { seedRoles } from './seed.ts'

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

describe('the sample roles', () => {
  const roles = seedRoles()

  test('are five, each for one role of the users', () => {
    expect(roles.map(({ id, name }) => [id, name])).toEqual(
      ROLE_NAMES.map((name, index) => [index + 1, name]),
    )
    expect(new Set(roles.map(({ userRole }) => userRole))).toEqual(new Set(USER_ROLES))
  })

  test('allow the administrator everything, and each after it less', () => {
    const allowed = roles.map(({ rules }) => {
      expect(() => z.parse(roleRules, rules)).not.toThrow()
      return ROLE_SUBJECTS.flatMap((subject) => ROLE_ACTIONS.filter((action) => rules[subject][action]))
        .length
    })
    expect(allowed[0]).toBe(ROLE_SUBJECTS.length * ROLE_ACTIONS.length)
    expect(allowed).toEqual(allowed.toSorted((one, other) => other - one))
    expect(new Set(allowed).size).toBe(5)
    expect(allowed[4]).toBeGreaterThan(0)
  })

  test('allow changes only where they allow a look', () => {
    for (const { rules } of roles)
      for (const { read, write, create } of Object.values(rules))
        expect(read || !(write || create)).toBe(true)
  })
})

describe('the sample permissions', () => {
  const roleNamesOf = (ids: readonly number[]) => ids.map((id) => ROLE_NAMES[id - 1])

  test('are the nine of the specification', () => {
    expect(seedPermissions().map(({ name }) => name)).toEqual([
      'Management',
      'Manage Billing & Roles',
      'Add & Remove Users',
      'Project Planning',
      'Manage Email Sequences',
      'Client Communication',
      'Only View',
      'Financial Management',
      "Manage Others' Tasks",
    ])
  })

  test('are assigned to roles, each role to some, one to all', () => {
    const assigned = seedPermissions().map(({ roleIds }) => roleNamesOf(roleIds))
    expect(new Set(assigned.flat())).toEqual(new Set(ROLE_NAMES))
    expect(Math.min(...assigned.map(({ length }) => length))).toBe(1)
    expect(assigned).toContainEqual([...ROLE_NAMES])
    expect(assigned[0]).toEqual(['administrator'])
  })

  test('fit the contract, two of them core, made one after the other before now', () => {
    const permissions = seedPermissions()
    for (const { roleIds, ...fields } of permissions)
      expect(() => z.parse(permission, { ...fields, assignedTo: roleNamesOf(roleIds) })).not.toThrow()
    expect(permissions.filter(({ isCore }) => isCore)).toHaveLength(2)
    const dates = permissions.map(({ createdDate }) => createdDate)
    expect(dates).toEqual(dates.toSorted())
    expect(dates.at(-1)! < now().toISOString()).toBe(true)
  })
})
