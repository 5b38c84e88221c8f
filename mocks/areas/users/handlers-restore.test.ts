import { describe, expect, test } from 'vitest'
import { createUser, getUser, restoreUsers } from './contract.ts'
import { call, send } from '../../testing/call.ts'
import { everyone, newcomer, remove, trespass } from './testing.ts'

const PATH = '/api/apps/users'
const notFound = { status: 404, body: { message: 'User not found' } }

describe('restoreUsers', () => {
  test('puts users back in their old places, with their detail', async () => {
    const before = await everyone()
    const detail = await call(getUser, { params: { id: 20 } })
    for (const id of [1, 20, 50]) await remove(id)
    await call(restoreUsers, { body: { ids: [1, 20, 50] } })
    expect(await everyone()).toEqual(before)
    expect(await call(getUser, { params: { id: 20 } })).toEqual(detail)
  })

  test('their places hold even if others came and went meanwhile', async () => {
    await remove(49)
    await call(createUser, { body: newcomer })
    await remove(50)
    await call(restoreUsers, { body: { ids: [50] } })
    expect((await everyone()).slice(0, 3).map(({ id }) => id)).toEqual([51, 50, 48])
  })

  test('a user who is still there answers 409, and nobody comes back', async () => {
    await remove(7)
    const answer = await send('POST', `${PATH}/restore`, { ids: [7, 8] })
    expect(answer).toEqual({ status: 409, body: { message: 'This id belongs to a user' } })
    expect(await everyone()).toHaveLength(49)
  })

  test('a user who never was answers 404, and nobody comes back', async () => {
    await remove(7)
    expect(await send('POST', `${PATH}/restore`, { ids: [7, 1522] })).toEqual(notFound)
    expect(await everyone()).toHaveLength(49)
  })

  test('the same user twice comes back once', async () => {
    await remove(7)
    await call(restoreUsers, { body: { ids: [7, 7] } })
    expect(await everyone()).toHaveLength(50)
  })

  test('gives nothing but what was there, whatever else comes along', async () => {
    const before = await call(getUser, { params: { id: 20 } })
    await remove(20)
    await send('POST', `${PATH}/restore`, { ids: [20], users: [{ ...before, role: 'admin' }] })
    expect(await call(getUser, { params: { id: 20 } })).toEqual(before)
  })

  test.each<[string, unknown, string[]]>([
    ['no JSON', 'undo', ['body']],
    ['nothing', {}, ['ids']],
    ['nobody', { ids: [] }, ['ids']],
    ['whole users', { ids: [{ id: 7, role: 'admin' }] }, ['ids.0']],
  ])('%s answers 400', async (_, body, fields) => {
    expect(await trespass('POST', `${PATH}/restore`, body)).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})
