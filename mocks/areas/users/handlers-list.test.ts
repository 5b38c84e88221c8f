import { describe, expect, test } from 'vitest'
import { ALL_ITEMS } from '../../contract/common.ts'
import { listUsers, type User, USER_SORT_KEYS, type UserQuery, type UserSortKey } from './contract.ts'
import { call, send } from '../../testing/call.ts'

const list = (query: UserQuery = {}) => call(listUsers, { query })
const ids = (users: readonly User[]) => users.map(({ id }) => id)
const countDown = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index)

const raw = async (query: string) => {
  const { status, body } = await send('GET', `/api/apps/users?${query}`)
  expect(status).toBe(200)
  return body as Awaited<ReturnType<typeof list>>
}

describe('pages', () => {
  test('without a query: the ten newest, newest first', async () => {
    const { users, ...counts } = await list()
    expect(ids(users)).toEqual(countDown(50, 41))
    expect(counts).toEqual({ totalUsers: 50, totalPages: 5, page: 1 })
  })

  test('a later page and another size', async () => {
    const { users, ...counts } = await list({ page: 3, itemsPerPage: 20 })
    expect(ids(users)).toEqual(countDown(10, 1))
    expect(counts).toEqual({ totalUsers: 50, totalPages: 3, page: 3 })
  })

  test.each(['6', '1e9', '999999999999999999999'])('page %s, past the last, is page 1', async (page) => {
    const { users, page: answered } = await raw(`page=${page}`)
    expect(answered).toBe(1)
    expect(ids(users)).toEqual(countDown(50, 41))
  })

  test.each(['0', '-1', '-1e9', 'abc', '', '%20', 'NaN', 'Infinity', '2x', '1.9'])(
    'page %s is page 1',
    async (page) => {
      const { users, page: answered } = await raw(`page=${page}`)
      expect(answered).toBe(1)
      expect(ids(users)).toEqual(countDown(50, 41))
    },
  )

  test.each(['abc', '', '%20', 'null', '[5]'])('a size of %s is 10', async (size) => {
    expect((await raw(`itemsPerPage=${size}`)).users).toHaveLength(10)
  })

  test.each(['0', '-1', '-7'])('a size of %s is everything on one page', async (size) => {
    const { users, ...counts } = await raw(`itemsPerPage=${size}&page=2`)
    expect(ids(users)).toEqual(countDown(50, 1))
    expect(counts).toEqual({ totalUsers: 50, totalPages: 1, page: 1 })
  })

  test('of a repeated name the first value counts', async () => {
    expect((await raw('page=2&page=3')).page).toBe(2)
    expect((await raw('role=admin&role=editor')).totalUsers).toBe((await list({ role: 'admin' })).totalUsers)
  })

  test('nobody found is page 1 of 0', async () => {
    const nobody = { users: [], totalUsers: 0, totalPages: 0, page: 1 }
    expect(await list({ q: 'nobody at all', page: 4 })).toEqual(nobody)
    expect(await list({ q: 'nobody at all', itemsPerPage: ALL_ITEMS })).toEqual(nobody)
  })

  test('rows carry the fields of the list, and no more', async () => {
    const { users } = await list({ itemsPerPage: ALL_ITEMS })
    const fields = 'avatar company contact country currentPlan email fullName id role status username'
    for (const user of users) expect(Object.keys(user).sort().join(' ')).toBe(fields)
  })
})

describe('search', () => {
  test.each(['ashcombe', '  ASHCOMBE ', 'Wrenna Ash'])('finds a name by %j', async (q) => {
    expect(ids((await list({ q })).users)).toEqual([1])
  })

  test('finds an e-mail address', async () => {
    expect(ids((await list({ q: 'BO.LI@example' })).users)).toEqual([30])
  })

  test('finds Arabic and accented names', async () => {
    expect(ids((await list({ q: 'الخزرماوي' })).users)).toEqual([3])
    expect(ids((await list({ q: 'ÉLODIE' })).users)).toEqual([2])
  })

  test('does not look into other fields', async () => {
    expect((await list({ q: 'Tallgrass Freight' })).totalUsers).toBe(0)
    expect((await list({ q: 'Germany' })).totalUsers).toBe(0)
  })

  test('finds a phone number by its digits, however they are grouped', async () => {
    const { body } = await send('GET', '/api/apps/users/7')
    const { contact } = body as { contact: string }
    for (const q of [contact, contact.replace(/\D/g, ''), contact.replace('+', '00')])
      expect(ids((await list({ q })).users)).toContain(7)
  })

  test('blanks alone find everyone', async () => {
    expect((await list({ q: '   ' })).totalUsers).toBe(50)
  })

  test('what is looked for is text, not a pattern', async () => {
    expect((await list({ q: '.*' })).totalUsers).toBe(0)
    expect((await list({ q: '%' })).totalUsers).toBe(0)
  })

  test('ten thousand characters find nobody', async () => {
    expect((await list({ q: 'x'.repeat(10_000) })).totalUsers).toBe(0)
  })
})

describe('filters', () => {
  test('role, plan and status each keep their own', async () => {
    const all = (await list({ itemsPerPage: ALL_ITEMS })).users
    const filtered = (query: UserQuery) => list({ ...query, itemsPerPage: ALL_ITEMS })
    expect((await filtered({ role: 'editor' })).users).toEqual(all.filter(({ role }) => role === 'editor'))
    expect((await filtered({ plan: 'team' })).users).toEqual(
      all.filter((user) => user.currentPlan === 'team'),
    )
    expect((await filtered({ status: 'Pending' })).users).toEqual(
      all.filter((user) => user.status === 'Pending'),
    )
  })

  test('together they narrow each other', async () => {
    const { users, totalUsers } = await list({
      role: 'author',
      status: 'Active',
      q: 'a',
      itemsPerPage: ALL_ITEMS,
    })
    expect(totalUsers).toBeGreaterThan(0)
    for (const user of users) expect(user).toMatchObject({ role: 'author', status: 'Active' })
    expect(totalUsers).toBeLessThan((await list({ role: 'author' })).totalUsers)
  })

  test('letter case does not matter, and an empty filter is none', async () => {
    expect((await raw('status=active')).totalUsers).toBe((await list({ status: 'Active' })).totalUsers)
    expect((await raw('role=&plan=&status=')).totalUsers).toBe(50)
  })

  test.each(['role=king', 'plan=__proto__', 'status=constructor'])('%s keeps nobody', async (query) => {
    expect((await raw(query)).totalUsers).toBe(0)
  })
})

describe('sorting', () => {
  const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  const valueOf: Record<UserSortKey, (user: User) => string> = {
    user: ({ fullName }) => fullName,
    email: ({ email }) => email,
    role: ({ role }) => role,
    plan: ({ currentPlan }) => currentPlan,
    status: ({ status }) => status,
  }

  test.each(USER_SORT_KEYS)('by %s, both ways, equal ones newest first', async (sortBy) => {
    for (const orderBy of ['asc', 'desc'] as const) {
      const { users } = await list({ sortBy, orderBy, itemsPerPage: ALL_ITEMS })
      const isInOrder = (one: User, other: User) => {
        const order = collator.compare(valueOf[sortBy](one), valueOf[sortBy](other))
        return order === 0 ? one.id > other.id : order < 0 === (orderBy === 'asc')
      }
      expect(users).toHaveLength(50)
      expect(users.slice(1).filter((user, index) => !isInOrder(users[index]!, user))).toEqual([])
    }
  })

  test('names are sorted as people read them: accents do not go last', async () => {
    const { users } = await list({ sortBy: 'user', itemsPerPage: ALL_ITEMS })
    const names = users.map(({ fullName }) => fullName)
    expect(names.indexOf('Élodie Vasserot-Quintrel')).toBeLessThan(names.indexOf('Fenwick Larkhill'))
  })

  test('ascending unless it says desc', async () => {
    const ascending = ids((await list({ sortBy: 'email', orderBy: 'asc' })).users)
    expect(ids((await list({ sortBy: 'email' })).users)).toEqual(ascending)
    expect(ids((await raw('sortBy=email&orderBy=sideways')).users)).toEqual(ascending)
    expect(ids((await list({ sortBy: 'email', orderBy: 'desc' })).users)).not.toEqual(ascending)
  })

  test.each(['', 'id', 'fullName', '__proto__', 'constructor', 'toString'])(
    'by %j changes nothing',
    async (key) => {
      expect(ids((await raw(`sortBy=${key}&orderBy=desc`)).users)).toEqual(countDown(50, 41))
    },
  )

  test('sorting comes before paging', async () => {
    const { users } = await list({ sortBy: 'user', itemsPerPage: ALL_ITEMS })
    const second = await list({ sortBy: 'user', page: 2 })
    expect(second.users).toEqual(users.slice(10, 20))
  })
})

test('names that mean something to JavaScript mean nothing in a query', async () => {
  expect((await raw('__proto__=1&constructor=2&__proto__[role]=admin')).totalUsers).toBe(50)
  expect({}).not.toHaveProperty('role')
})
