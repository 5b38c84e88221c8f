import { describe, expect, test } from 'vitest'
import { listPermissions, updatePermission } from '../permissions/contract.ts'
import {
  createRole,
  deleteRole,
  listRoles,
  restoreRoles,
  ROLE_NAMES,
  ROLE_SUBJECTS,
  type RoleRules,
  updateRole,
} from './contract.ts'
import { updateUser, type UserRole } from '../users/contract.ts'
import { setScenario } from '../../scenarios.ts'
import { call, send } from '../../testing/call.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { createTrespass } from '../../testing/trespass.ts'
import { everyone } from '../users/testing.ts'

const PATH = '/api/apps/roles'
const notFound = { status: 404, body: { message: 'Role not found' } }
const unknownIds = ['6', ...NO_IDS]

const everything = async () => (await call(listRoles)).roles
const trespass = createTrespass(everything)

const lookOnly = Object.fromEntries(
  ROLE_SUBJECTS.map((subject) => [subject, { read: true, write: false, create: false }]),
) as RoleRules
const { settings: _, ...withoutSettings } = lookOnly

const create = (name: string) => call(createRole, { body: { name, rules: lookOnly } })
const remove = (id: number) => call(deleteRole, { params: { id } })

/** Makes a role one without members. */
const moveMembers = async (from: UserRole, to: UserRole) => {
  const members = (await everyone()).filter(({ role }) => role === from)
  for (const { id } of members) await call(updateUser, { params: { id }, body: { role: to } })
  return members.length
}

describe('listRoles', () => {
  test('answers the five roles with a rule for each subject', async () => {
    const roles = await everything()
    expect(roles.map(({ name }) => name)).toEqual(ROLE_NAMES)
    for (const { rules } of roles) expect(Object.keys(rules).sort()).toEqual([...ROLE_SUBJECTS].sort())
  })

  test('counts the users of each, and shows the first of them', async () => {
    const users = (await everyone()).toReversed()
    for (const { userRole, userCount, members } of await everything()) {
      const ofRole = users.filter(({ role }) => role === userRole)
      expect(userCount).toBe(ofRole.length)
      expect(members).toEqual(
        ofRole.slice(0, 4).map(({ id, fullName, avatar }) => ({ id, fullName, avatar })),
      )
    }
  })

  test('follows the users', async () => {
    const before = await everything()
    const moved = await moveMembers('maintainer', 'admin')
    const after = await everything()
    expect(after[3]).toEqual({ ...before[3], userCount: 0, members: [] })
    expect(after[0]?.userCount).toBe(before[0]!.userCount + moved)
  })

  test('has no rows where lists have none', async () => {
    setScenario({ empty: true })
    expect(await everything()).toEqual([])
  })
})

describe('createRole', () => {
  test('answers 201 with a role without members under the next id, and puts it last', async () => {
    const body = { name: ' Night shift ', rules: lookOnly }
    const answer = await send('POST', PATH, body)
    expect(answer).toEqual({
      status: 201,
      body: { id: 6, name: 'Night shift', rules: lookOnly, userRole: null, userCount: 0, members: [] },
    })
    expect((await everything()).at(-1)).toEqual(answer.body)
  })

  test('does not get what a deleted one was allowed', async () => {
    await create('Night shift')
    await call(updatePermission, { params: { id: 8 }, body: { assignedTo: ['Night shift', 'manager'] } })
    await remove(6)
    await create('Day shift')
    const { permissions } = await call(listPermissions, { query: { q: 'financial' } })
    expect(permissions[0]?.assignedTo).toEqual(['manager'])
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['name', 'rules']],
    ['a blank name', { name: ' ', rules: lookOnly }, ['name']],
    ['a name that is taken', { name: 'Administrator', rules: lookOnly }, ['name']],
    ['a missing subject', { name: 'Odd', rules: withoutSettings }, ['rules.settings']],
    ['an unknown subject', { name: 'Odd', rules: { ...lookOnly, moon: lookOnly.users } }, ['rules']],
    [
      'half a rule',
      { name: 'Odd', rules: { ...lookOnly, users: { read: true } } },
      ['rules.users.create', 'rules.users.write'],
    ],
  ])('%s answers 400 and stores nothing', async (_what, body, fields) => {
    expect(await trespass('POST', PATH, body)).toEqual({ status: 400, fields, isUntouched: true })
  })
})

describe('updateRole', () => {
  test('changes what is given and keeps the rest', async () => {
    const before = await everything()
    const renamed = await call(updateRole, { params: { id: 2 }, body: { name: 'lead' } })
    expect(renamed).toEqual({ ...before[1], name: 'lead' })
    const changed = await call(updateRole, { params: { id: 2 }, body: { rules: lookOnly } })
    expect(changed).toEqual({ ...renamed, rules: lookOnly })
    expect(await everything()).toEqual(before.with(1, changed))
  })

  test('lets it keep its name, and not who its members are', async () => {
    const { name, userRole } = (await everything())[1]!
    const answer = await send('PUT', `${PATH}/2`, { name, userRole: 'admin', userCount: 99 })
    expect(answer).toMatchObject({ status: 200, body: { name, userRole } })
  })

  test.each<[string, unknown, string[]]>([
    ['a blank name', { name: '' }, ['name']],
    ['the name of another', { name: 'support' }, ['name']],
    ['a missing subject', { rules: withoutSettings }, ['rules.settings']],
  ])('%s answers 400 and stores nothing', async (_what, body, fields) => {
    expect(await trespass('PUT', `${PATH}/2`, body)).toEqual({ status: 400, fields, isUntouched: true })
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    expect(await send('PUT', `${PATH}/${id}`, { name: 'Anything' })).toEqual(notFound)
  })
})

describe('the role of admins', () => {
  const rulesOfAdmins = async () => (await everything())[0]!.rules

  test('can lose what is not about users and roles', async () => {
    const rules = { ...(await rulesOfAdmins()), vehicles: lookOnly.vehicles }
    expect((await call(updateRole, { params: { id: 1 }, body: { rules } })).rules).toEqual(rules)
  })

  test.each(['users', 'roles'] as const)('keeps everything about %s', async (subject) => {
    const rules = { ...(await rulesOfAdmins()), [subject]: { read: true, write: true, create: false } }
    expect(await trespass('PUT', `${PATH}/1`, { rules })).toEqual({
      status: 409,
      fields: [],
      isUntouched: true,
    })
    expect((await call(updateRole, { params: { id: 2 }, body: { rules } })).rules).toEqual(rules)
  })
})

describe('deleteRole', () => {
  test('answers 204 without a body, and the role is gone', async () => {
    const before = await everything()
    const { id } = await create('Night shift')
    expect(await send('DELETE', `${PATH}/${id}`)).toEqual({ status: 204, body: undefined })
    expect(await everything()).toEqual(before)
    expect(await send('DELETE', `${PATH}/${id}`)).toEqual(notFound)
  })

  test('with members answers 409 and it stays; without them it goes', async () => {
    const before = await everything()
    const answer = await send('DELETE', `${PATH}/4`)
    expect(answer).toEqual({ status: 409, body: { message: 'This role still has members' } })
    expect(await everything()).toEqual(before)
    await moveMembers('maintainer', 'author')
    await remove(4)
    expect((await everything()).map(({ id }) => id)).toEqual([1, 2, 3, 5])
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    expect(await send('DELETE', `${PATH}/${id}`)).toEqual(notFound)
  })
})

describe('restoreRoles', () => {
  test('puts a role back in its old place, with its rules and its permissions', async () => {
    const first = await create('Night shift')
    await create('Day shift')
    await call(updatePermission, { params: { id: 8 }, body: { assignedTo: ['Night shift'] } })
    const before = await everything()
    await remove(first.id)
    expect((await call(restoreRoles, { body: { ids: [first.id] } })).roles).toEqual([first])
    expect(await everything()).toEqual(before)
    const { permissions } = await call(listPermissions, { query: { q: 'financial' } })
    expect(permissions[0]?.assignedTo).toEqual(['Night shift'])
  })

  test('answers 404 if one of them was not deleted, and none comes back', async () => {
    const { id } = await create('Night shift')
    await remove(id)
    expect(await send('POST', `${PATH}/restore`, { ids: [id, 1] })).toEqual(notFound)
    expect(await everything()).toHaveLength(5)
  })

  test('answers 409 if the name is taken by now', async () => {
    const { id } = await create('Night shift')
    await create('Day shift')
    await remove(id)
    await create('night shift')
    const answer = await send('POST', `${PATH}/restore`, { ids: [id] })
    expect(answer).toEqual({ status: 409, body: { message: 'Another role has this name now' } })
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['ids']],
    ['none', { ids: [] }, ['ids']],
  ])('%s answers 400', async (_what, body, fields) => {
    expect(await trespass('POST', `${PATH}/restore`, body)).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})
