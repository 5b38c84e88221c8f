import { describe, expect, test } from 'vitest'
import { createUser, getUser, listUsers, updateUser } from './contract.ts'
import { call, send } from '../../testing/call.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { everyone, newcomer, remove, trespass } from './testing.ts'

const PATH = '/api/apps/users'
const notFound = { status: 404, body: { message: 'User not found' } }
const unknownIds = ['51', ...NO_IDS]

describe('getUser', () => {
  test('answers the user with its detail', async () => {
    const user = await call(getUser, { params: { id: 2 } })
    expect(user).toMatchObject({ id: 2, fullName: 'Élodie Vasserot-Quintrel', language: 'French' })
    expect(user.taxId).toMatch(/^T-\d{4}-\d{4}$/)
    expect(user.taskDone).toBeGreaterThanOrEqual(0)
    expect(user.projectDone).toBeGreaterThanOrEqual(0)
    expect(user).not.toHaveProperty('createdAt')
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    expect(await send('GET', `${PATH}/${id}`)).toEqual(notFound)
  })

  test('a broken escape in the address is no user either', async () => {
    expect(await send('GET', `${PATH}/%E0%A4%A`)).toEqual(notFound)
  })
})

describe('createUser', () => {
  test('answers 201 with the user under the next id, and puts it first', async () => {
    const { status, body } = await send('POST', PATH, newcomer)
    expect(status).toBe(201)
    expect(body).toEqual({ body: { ...newcomer, id: 51, username: 'isolde', avatar: '' } })
    const { users, totalUsers } = await call(listUsers)
    expect(totalUsers).toBe(51)
    expect(users[0]).toEqual((body as { body: unknown }).body)
    expect(await call(getUser, { params: { id: 51 } })).toMatchObject({ ...newcomer, taskDone: 0 })
  })

  test('the next id is the last plus 1, that of somebody deleted counted', async () => {
    await remove(10)
    expect((await call(createUser, { body: newcomer })).body.id).toBe(51)
    await remove(51)
    expect((await call(createUser, { body: newcomer })).body.id).toBe(52)
  })

  test('an id in the body does not count', async () => {
    const { body } = await send('POST', PATH, { ...newcomer, id: 7, isOwner: true })
    expect(body).toEqual({ body: { ...newcomer, id: 51, username: 'isolde', avatar: '' } })
  })

  test('blanks around texts go, and words may come in any letter case', async () => {
    const given = {
      ...newcomer,
      fullName: '  Ada  ',
      email: ' ada@example.com ',
      role: 'Admin',
      status: 'active',
    }
    const { body } = await send('POST', PATH, given)
    expect(body).toMatchObject({
      body: { fullName: 'Ada', email: 'ada@example.com', username: 'ada', role: 'admin', status: 'Active' },
    })
  })

  test('company, country, contact and picture may be missing', async () => {
    const { fullName, email, role, currentPlan, status } = newcomer
    const { body } = await call(createUser, { body: { fullName, email, role, currentPlan, status } })
    expect(body).toMatchObject({ company: '', country: '', contact: '', avatar: '' })
  })

  test.each<[string, unknown, string[]]>([
    ['no JSON', '{', ['body']],
    ['no body', undefined, ['body']],
    ['a list', [newcomer], ['body']],
    ['a number', '7', ['body']],
    ['nothing', {}, ['currentPlan', 'email', 'fullName', 'role', 'status']],
    ['a blank name', { ...newcomer, fullName: '   ' }, ['fullName']],
    ['an endless name', { ...newcomer, fullName: 'x'.repeat(10_000) }, ['fullName']],
    ['an address without @', { ...newcomer, email: 'isolde' }, ['email']],
    ['an unknown role', { ...newcomer, role: 'king' }, ['role']],
    ['an unknown plan', { ...newcomer, currentPlan: '' }, ['currentPlan']],
    ['a status of another kind', { ...newcomer, status: 1 }, ['status']],
    ['a prototype', '{"__proto__":{"fullName":"x"}}', ['currentPlan', 'email', 'fullName', 'role', 'status']],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    expect(await trespass('POST', PATH, body)).toEqual({ status: 400, fields, isUntouched: true })
  })

  test('a prototype in the body does no harm', async () => {
    const body = JSON.stringify(newcomer).replace('{', '{"__proto__":{"isOwner":true},')
    expect((await send('POST', PATH, body)).status).toBe(201)
    expect({}).not.toHaveProperty('isOwner')
    expect(await call(getUser, { params: { id: 51 } })).not.toHaveProperty('isOwner')
  })
})

describe('updateUser', () => {
  test('changes what is given and keeps the rest', async () => {
    const before = await call(getUser, { params: { id: 5 } })
    const after = await call(updateUser, {
      params: { id: 5 },
      body: { company: 'Cactus', language: 'English' },
    })
    expect(after).toEqual({ ...before, company: 'Cactus', language: 'English' })
    expect(await call(getUser, { params: { id: 5 } })).toEqual(after)
  })

  test('keeps the place in the list, and the id', async () => {
    const before = await everyone()
    await send('PUT', `${PATH}/5`, { id: 99, taskDone: 99_999, fullName: 'Someone Else' })
    const after = await everyone()
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after.find(({ id }) => id === 5)?.fullName).toBe('Someone Else')
    expect((await call(getUser, { params: { id: 5 } })).taskDone).not.toBe(99_999)
  })

  test('nothing given changes nothing', async () => {
    const before = await everyone()
    await call(updateUser, { params: { id: 5 }, body: {} })
    expect(await everyone()).toEqual(before)
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    const before = await everyone()
    expect(await send('PUT', `${PATH}/${id}`, newcomer)).toEqual(notFound)
    expect(await everyone()).toEqual(before)
  })

  test.each<[string, unknown, string[]]>([
    ['no JSON', 'fullName=x', ['body']],
    ['null', 'null', ['body']],
    ['a blank name', { company: 'x', fullName: '' }, ['fullName']],
    ['null in a field', { company: null }, ['company']],
    ['a wrong word', { role: 'king', status: 'gone' }, ['role', 'status']],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    expect(await trespass('PUT', `${PATH}/5`, body)).toEqual({ status: 400, fields, isUntouched: true })
  })
})

describe('deleteUser', () => {
  test('answers 204 without a body, and the user is gone', async () => {
    expect(await send('DELETE', `${PATH}/5`)).toEqual({ status: 204, body: undefined })
    expect(await send('GET', `${PATH}/5`)).toEqual(notFound)
    expect((await everyone()).map(({ id }) => id)).not.toContain(5)
    expect(await everyone()).toHaveLength(49)
  })

  test('a second time it is not found', async () => {
    await remove(5)
    expect(await send('DELETE', `${PATH}/5`)).toEqual(notFound)
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    expect(await send('DELETE', `${PATH}/${id}`)).toEqual(notFound)
    expect(await everyone()).toHaveLength(50)
  })

  test('all of them may go but the last active admin', async () => {
    const leads = ({ role, status }: { role: string; status: string }) =>
      role === 'admin' && status === 'Active'
    const kept = (await everyone()).find(leads)!
    for (const { id } of await everyone()) if (id !== kept.id) await remove(id)
    expect(await send('DELETE', `${PATH}/${kept.id}`)).toEqual({
      status: 409,
      body: { message: 'The last admin stays one' },
    })
    expect(await everyone()).toEqual([kept])
  })
})
