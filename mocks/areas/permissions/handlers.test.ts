import { describe, expect, test } from 'vitest'
import { ALL_ITEMS } from '../../contract/common.ts'
import {
  createPermission,
  deletePermission,
  listPermissions,
  PERMISSION_SORT_KEYS,
  type PermissionQuery,
  restorePermissions,
  updatePermission,
} from './contract.ts'
import { createRole, deleteRole, listRoles, updateRole } from '../roles/contract.ts'
import { now, setNow } from '../../seed/clock.ts'
import { setScenario } from '../../scenarios.ts'
import { call, send } from '../../testing/call.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { describeList } from '../../testing/list-properties.ts'
import { createTrespass } from '../../testing/trespass.ts'

const PATH = '/api/apps/permissions'
const notFound = { status: 404, body: { message: 'Permission not found' } }
const unknownIds = ['10', ...NO_IDS]

const list = (query: PermissionQuery = {}) => call(listPermissions, { query })
const everything = async () => (await list({ itemsPerPage: ALL_ITEMS })).permissions
const one = async (id: number) => (await everything()).find((permission) => permission.id === id)
const remove = (id: number) => call(deletePermission, { params: { id } })
const trespass = createTrespass(everything)

describeList('permissions', {
  list: async (query) => {
    const { permissions, totalPermissions } = await call(listPermissions, { query })
    return { rows: permissions, total: totalPermissions }
  },
  keyOf: ({ id }: { id: number }) => id,
  sortKeys: PERMISSION_SORT_KEYS,
  filters: {
    q: ['manage', 'view', '&', "'"],
    role: ['administrator', 'support', 'nobody'],
    kind: ['core', 'other'],
  },
})

describe('listPermissions', () => {
  test('without a query: all nine in the order in which they came', async () => {
    const { permissions, totalPermissions } = await list()
    expect(totalPermissions).toBe(9)
    expect(permissions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(permissions[0]).toEqual({
      id: 1,
      name: 'Management',
      assignedTo: ['administrator'],
      createdDate: expect.stringMatching(/T08:12:00.000Z$/),
      isCore: true,
    })
  })

  test('finds a name, whatever its letter case', async () => {
    const { permissions, totalPermissions } = await list({ q: ' MANAGEMENT ' })
    expect(permissions.map(({ name }) => name)).toEqual(['Management', 'Financial Management'])
    expect(totalPermissions).toBe(2)
  })

  test('filters by a role that has it, and by kind', async () => {
    const names = async (query: PermissionQuery) => (await list(query)).permissions.map(({ name }) => name)
    expect(await names({ role: 'Restricted-User' })).toEqual(['Only View'])
    expect(await names({ kind: 'core' })).toEqual(['Management', 'Manage Billing & Roles'])
    expect(await names({ kind: 'other', role: 'manager', q: 'financial' })).toEqual(['Financial Management'])
    expect(await names({ role: 'nobody' })).toEqual([])
  })

  test('sorts by the day on which it came, the newest first', async () => {
    const { permissions } = await list({ sortBy: 'createdDate', orderBy: 'desc' })
    expect(permissions.map(({ id }) => id)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
  })

  test('sorts by name, up and down', async () => {
    const names = async (orderBy: 'asc' | 'desc') =>
      (await list({ sortBy: 'name', orderBy })).permissions.map(({ name }) => name)
    expect((await names('asc'))[0]).toBe('Add & Remove Users')
    expect(await names('desc')).toEqual((await names('asc')).toReversed())
  })

  test('gives pages', async () => {
    const { permissions, totalPermissions } = await list({ page: 2, itemsPerPage: 5 })
    expect(permissions.map(({ id }) => id)).toEqual([6, 7, 8, 9])
    expect(totalPermissions).toBe(9)
  })

  test('has no rows where lists have none', async () => {
    setScenario({ empty: true })
    expect(await list()).toEqual({ permissions: [], totalPermissions: 0 })
  })

  test('names roles as they are called now, and none that is gone', async () => {
    const { roles } = await call(listRoles)
    const { rules } = roles[0]!
    const role = await call(createRole, { body: { name: 'Accountant', rules } })
    await call(updatePermission, { params: { id: 8 }, body: { assignedTo: ['Accountant', 'manager'] } })
    await call(updateRole, { params: { id: role.id }, body: { name: 'Treasurer' } })
    expect((await one(8))?.assignedTo).toEqual(['Treasurer', 'manager'])
    await call(deleteRole, { params: { id: role.id } })
    expect((await one(8))?.assignedTo).toEqual(['manager'])
  })
})

describe('createPermission', () => {
  test('answers 201 with the permission under the next id, and puts it last', async () => {
    setNow('2026-03-10T09:00:00Z')
    const body = { name: '  Export Reports ', assignedTo: ['manager', 'support', 'manager'] }
    const answer = await send('POST', PATH, body)
    expect(answer).toEqual({
      status: 201,
      body: {
        id: 10,
        name: 'Export Reports',
        assignedTo: ['manager', 'support'],
        createdDate: now().toISOString(),
        isCore: false,
      },
    })
    expect((await everything()).at(-1)).toEqual(answer.body)
  })

  test('a name is enough, and it may be a core one', async () => {
    const { assignedTo } = await call(createPermission, { body: { name: 'Nothing Yet' } })
    expect(assignedTo).toEqual([])
    expect(await call(createPermission, { body: { name: 'Sign In', isCore: true } })).toMatchObject({
      isCore: true,
    })
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['name']],
    ['a blank name', { name: ' ' }, ['name']],
    ['an endless name', { name: 'x'.repeat(201) }, ['name']],
    ['a name that is taken', { name: 'only view' }, ['name']],
    ['a role that there is not', { name: 'Export', assignedTo: ['manager', 'king'] }, ['assignedTo']],
    ['a text in place of roles', { name: 'Export', assignedTo: 'manager' }, ['assignedTo']],
    ['a text in place of a yes', { name: 'Export', isCore: 'yes' }, ['isCore']],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    expect(await trespass('POST', PATH, body)).toEqual({ status: 400, fields, isUntouched: true })
  })
})

describe('updatePermission', () => {
  test('changes what is given and keeps the rest', async () => {
    const before = await everything()
    const after = await call(updatePermission, { params: { id: 3 }, body: { name: 'Invite Users' } })
    expect(after).toEqual({ ...before[2], name: 'Invite Users' })
    expect(await everything()).toEqual(before.with(2, after))
  })

  test('assigns it to other roles, in any letter case', async () => {
    const body = { assignedTo: ['Support', 'RESTRICTED-USER'] }
    const { assignedTo } = await call(updatePermission, { params: { id: 3 }, body })
    expect(assignedTo).toEqual(['support', 'restricted-user'])
    expect((await one(3))?.assignedTo).toEqual(assignedTo)
  })

  test('lets it keep its name, in another letter case too', async () => {
    const { name } = await call(updatePermission, { params: { id: 7 }, body: { name: 'ONLY VIEW' } })
    expect(name).toBe('ONLY VIEW')
  })

  test.each<[string, unknown, string[]]>([
    ['a blank name', { name: '' }, ['name']],
    ['the name of another', { name: 'management' }, ['name']],
    ['a role that there is not', { assignedTo: [''] }, ['assignedTo.0']],
    ['an unknown role', { name: 'Fine', assignedTo: ['king'] }, ['assignedTo']],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    expect(await trespass('PUT', `${PATH}/3`, body)).toEqual({ status: 400, fields, isUntouched: true })
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    expect(await send('PUT', `${PATH}/${id}`, { name: 'Anything' })).toEqual(notFound)
  })
})

describe('deletePermission', () => {
  test('answers 204 without a body, and the permission is gone', async () => {
    const before = await everything()
    expect(await send('DELETE', `${PATH}/5`)).toEqual({ status: 204, body: undefined })
    expect(await everything()).toEqual(before.toSpliced(4, 1))
    expect(await send('DELETE', `${PATH}/5`)).toEqual(notFound)
  })

  test.each([1, 2])('a core one, %i, answers 409 and stays', async (id) => {
    const before = await everything()
    const answer = await send('DELETE', `${PATH}/${id}`)
    expect(answer).toEqual({ status: 409, body: { message: 'A core permission stays' } })
    expect(await everything()).toEqual(before)
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    expect(await send('DELETE', `${PATH}/${id}`)).toEqual(notFound)
  })
})

describe('restorePermissions', () => {
  test('puts permissions back in their old places', async () => {
    const before = await everything()
    for (const id of [3, 9]) await remove(id)
    const { permissions } = await call(restorePermissions, { body: { ids: [9, 3, 9] } })
    expect(permissions).toEqual([before[2], before[8]])
    expect(await everything()).toEqual(before)
  })

  test('answers 404 if one of them was not deleted, and none comes back', async () => {
    await remove(3)
    expect(await send('POST', `${PATH}/restore`, { ids: [3, 4] })).toEqual(notFound)
    expect(await everything()).toHaveLength(8)
  })

  test('answers 409 if the name is taken by now', async () => {
    await remove(7)
    await call(createPermission, { body: { name: 'Only View' } })
    const answer = await send('POST', `${PATH}/restore`, { ids: [7] })
    expect(answer).toEqual({ status: 409, body: { message: 'Another permission has this name now' } })
    expect(await everything()).toHaveLength(9)
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['ids']],
    ['none', { ids: [] }, ['ids']],
    ['a text', { ids: ['3'] }, ['ids.0']],
  ])('%s answers 400', async (_, body, fields) => {
    expect(await trespass('POST', `${PATH}/restore`, body)).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})
