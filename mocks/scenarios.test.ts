import { describe, expect, test } from 'vitest'
import { deleteUser, getUser, getUsersSummary, listUsers } from './areas/users/contract.ts'
import { listOrders } from './areas/orders/contract.ts'
import { AREAS, readScenario, SCENARIOS, setScenario } from './scenarios.ts'
import { calls } from './areas/all.ts'
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

  test('failing for a share: some calls break, others do not', async () => {
    setScenario({ fail: 0.5 })
    const answers = await Promise.all(Array.from({ length: 60 }, () => send('GET', '/api/apps/users/1')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 500]))
  })

  test('offline: no call gets through, and nothing is changed', async () => {
    setScenario({ offline: true })
    await expect(send('DELETE', '/api/apps/users/1')).rejects.toThrow(TypeError)
    setScenario()
    expect((await send('GET', '/api/apps/users/1')).status).toBe(200)
  })

  test('forbidden: calls answer 403 with the permission they need and the reason, but one can sign in', async () => {
    setScenario({ forbid: true })
    const { status, body } = await send('GET', '/api/apps/users')
    expect(status).toBe(403)
    expect(body).toMatchObject({
      action: 'read',
      subject: 'User',
      reason: 'the scenario “forbidden” is on.',
    })
    expect((await send('POST', '/api/auth/login', credentials)).status).toBe(201)
    setScenario({ forbid: 'chat' })
    expect((await send('GET', '/api/apps/users')).status).toBe(200)
    expect((await send('GET', '/api/apps/chat/chats-and-contacts')).status).toBe(403)
  })

  test('many: the shop has 100,000 orders, and its own again afterwards', async () => {
    setScenario({ many: true })
    expect((await call(listOrders)).total).toBe(100_000)
    setScenario()
    expect((await call(listOrders)).total).toBe(100)
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

describe('readScenario', () => {
  test.each([
    ['', {}],
    ['slow', SCENARIOS.slow],
    ['slow, empty', { ...SCENARIOS.slow, ...SCENARIOS.empty }],
    ['failing:users', { fail: 'users' }],
    ['forbidden:chat,many', { forbid: 'chat', many: true }],
    ['failing:nowhere', SCENARIOS.failing],
    ['sideways,__proto__,constructor', {}],
  ])('reads %j', (text, scenario) => {
    expect(readScenario(text)).toEqual(scenario)
  })

  test('knows the area of every call', () => {
    const areaOf = ({ endpoint }: (typeof calls)[number]) =>
      endpoint.path.split('/').find((part) => (AREAS as readonly string[]).includes(part))
    expect(calls.filter((one) => !areaOf(one))).toEqual([])
  })
})
