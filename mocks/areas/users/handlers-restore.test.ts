import { describe, expect, test } from 'vitest'
import { createUser, getUser, restoreUsers } from './contract.ts'
import { call, send } from '../../testing/call.ts'
import { everyone, newcomer, remove, trespass } from './testing.ts'

const PATH = '/api/apps/users'
const notFound = { status: 404, body: { message: 'User not found' } }

describe('restoreUsers', () => {
  const some = async (...ids: number[]) => (await everyone()).filter(({ id }) => ids.includes(id))

  test('puts users back in their old places, with their detail', async () => {
    const before = await everyone()
    const detail = await call(getUser, { params: { id: 20 } })
    const users = await some(1, 20, 50)
    for (const { id } of users) await remove(id)
    await call(restoreUsers, { body: { users } })
    expect(await everyone()).toEqual(before)
    expect(await call(getUser, { params: { id: 20 } })).toEqual(detail)
  })

  test('their places hold even if others came and went meanwhile', async () => {
    const users = await some(50)
    await remove(49)
    await call(createUser, { body: newcomer })
    await remove(50)
    await call(restoreUsers, { body: { users } })
    expect((await everyone()).slice(0, 3).map(({ id }) => id)).toEqual([51, 50, 48])
  })

  test('a user who is still there answers 409, and nobody comes back', async () => {
    const users = await some(7, 8)
    await remove(7)
    const answer = await send('POST', `${PATH}/restore`, { users })
    expect(answer).toEqual({ status: 409, body: { message: 'This id belongs to a user' } })
    expect(await everyone()).toHaveLength(49)
  })

  test('a user who never was answers 404, and nobody comes back', async () => {
    const [user] = await some(7)
    await remove(7)
    const users = [user, { ...user, id: 1522 }]
    expect(await send('POST', `${PATH}/restore`, { users })).toEqual(notFound)
    expect(await everyone()).toHaveLength(49)
  })

  test('the same user twice comes back once', async () => {
    const users = await some(7)
    await remove(7)
    await call(restoreUsers, { body: { users: [...users, ...users] } })
    expect(await everyone()).toHaveLength(50)
  })

  test.each<[string, unknown, string[]]>([
    ['no JSON', 'undo', ['body']],
    ['nothing', {}, ['users']],
    ['nobody', { users: [] }, ['users']],
    ['ids alone', { users: [7] }, ['users.0']],
  ])('%s answers 400', async (_, body, fields) => {
    expect(await trespass('POST', `${PATH}/restore`, body)).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})
