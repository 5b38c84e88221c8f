import { describe, expect, test } from 'vitest'
import { deleteUser, getUser, getUsersSummary, listUsers } from './contract/users.ts'
import { setScenario } from './scenarios.ts'
import { call, send } from './testing/call.ts'

const broken = { status: 500, body: { message: 'Something went wrong' } }
const credentials = { email: 'admin@demo.com', password: 'admin' }

describe('setScenario', () => {
  test('failing: every call answers 500 and does nothing', async () => {
    setScenario({ fail: true })
    expect(await send('DELETE', '/api/apps/users/1')).toEqual(broken)
    expect(await send('POST', '/api/auth/login', credentials)).toEqual(broken)
    setScenario()
    expect((await call(getUser, { params: { id: 1 } })).id).toBe(1)
  })

  test('failing in one area leaves the others alone', async () => {
    setScenario({ fail: 'users' })
    expect(await send('GET', '/api/apps/users')).toEqual(broken)
    expect((await send('POST', '/api/auth/login', credentials)).status).toBe(201)
    setScenario({ fail: 'auth' })
    expect(await send('POST', '/api/auth/login', credentials)).toEqual(broken)
    expect((await call(listUsers)).totalUsers).toBe(50)
  })

  test('slow: an answer takes at least as long as asked for', async () => {
    setScenario({ delay: [60, 80] })
    const start = performance.now()
    await call(listUsers)
    expect(performance.now() - start).toBeGreaterThanOrEqual(58)
  })

  test('empty: lists and counts have nobody, and nobody is lost', async () => {
    setScenario({ empty: true })
    expect(await call(listUsers)).toEqual({ users: [], totalUsers: 0, totalPages: 0, page: 1 })
    expect((await call(getUsersSummary)).total.value).toBe(0)
    setScenario()
    expect((await call(listUsers)).totalUsers).toBe(50)
  })

  test('one scenario takes the place of the one before', async () => {
    setScenario({ fail: true })
    setScenario({ empty: true })
    expect((await call(listUsers)).totalUsers).toBe(0)
  })

  test('without a scenario the API behaves', async () => {
    await call(deleteUser, { params: { id: 1 } })
    expect((await call(listUsers)).totalUsers).toBe(49)
  })
})
