import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALL_ITEMS } from '../../contract/common.ts'
import {
  listUsers,
  type User,
  USER_PLANS,
  USER_ROLES,
  USER_SORT_KEYS,
  USER_STATUSES,
  type UserQuery,
} from './contract.ts'
import { call } from '../../testing/call.ts'

const RUNS = { numRuns: 60, seed: 1522 }

const list = (query: UserQuery) => call(listUsers, { query })
const ids = (users: readonly User[]) => users.map(({ id }) => id)
const ascending = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)

const filters = fc.record(
  {
    q: fc.oneof(fc.constantFrom('a', 'e', 'ن', 'example.com', '-'), fc.string()),
    role: fc.constantFrom(...USER_ROLES),
    plan: fc.constantFrom(...USER_PLANS),
    status: fc.constantFrom(...USER_STATUSES),
  },
  { requiredKeys: [] },
)
const sorting = fc.record(
  { sortBy: fc.constantFrom(...USER_SORT_KEYS), orderBy: fc.constantFrom('asc', 'desc') },
  { requiredKeys: [] },
)

test('pages part the list: nobody twice, nobody missing', () =>
  fc.assert(
    fc.asyncProperty(
      filters,
      sorting,
      fc.integer({ min: 1, max: 60 }),
      async (filter, sort, itemsPerPage) => {
        const whole = await list({ ...filter, ...sort, itemsPerPage: ALL_ITEMS })
        const first = await list({ ...filter, ...sort, itemsPerPage })
        expect(first.totalUsers).toBe(whole.users.length)
        expect(first.totalPages).toBe(Math.ceil(whole.users.length / itemsPerPage))

        const numbers = Array.from({ length: first.totalPages }, (_, index) => index + 1)
        const pages = await Promise.all(
          numbers.map((page) => list({ ...filter, ...sort, itemsPerPage, page })),
        )
        expect(pages.map(({ page }) => page)).toEqual(numbers)
        expect(pages.flatMap(({ users }) => users)).toEqual(whole.users)
      },
    ),
    RUNS,
  ))

test('sorting only moves, and leaves equal ones as they were', () =>
  fc.assert(
    fc.asyncProperty(filters, fc.constantFrom(...USER_SORT_KEYS), async (filter, sortBy) => {
      const plain = await list({ ...filter, itemsPerPage: ALL_ITEMS })
      const up = await list({ ...filter, sortBy, orderBy: 'asc', itemsPerPage: ALL_ITEMS })
      const down = await list({ ...filter, sortBy, orderBy: 'desc', itemsPerPage: ALL_ITEMS })
      expect(ascending(ids(up.users))).toEqual(ascending(ids(plain.users)))
      expect(ascending(ids(down.users))).toEqual(ascending(ids(plain.users)))

      if (sortBy !== 'role') return
      for (const role of USER_ROLES) {
        const ofRole = (users: readonly User[]) => ids(users.filter((user) => user.role === role))
        expect(ofRole(up.users)).toEqual(ofRole(plain.users))
        expect(ofRole(down.users)).toEqual(ofRole(plain.users))
      }
    }),
    RUNS,
  ))

test('a filter only removes, and keeps the order', () =>
  fc.assert(
    fc.asyncProperty(filters, sorting, async (filter, sort) => {
      const whole = await list({ ...sort, itemsPerPage: ALL_ITEMS })
      const some = await list({ ...filter, ...sort, itemsPerPage: ALL_ITEMS })
      const kept = new Set(ids(some.users))
      expect(some.users).toEqual(whole.users.filter(({ id }) => kept.has(id)))
    }),
    RUNS,
  ))

test('the parts of a filter add up to the whole', () =>
  fc.assert(
    fc.asyncProperty(fc.string(), async (q) => {
      const { totalUsers } = await list({ q })
      const byRole = await Promise.all(USER_ROLES.map((role) => list({ q, role })))
      const byStatus = await Promise.all(USER_STATUSES.map((status) => list({ q, status })))
      const sum = (lists: { totalUsers: number }[]) => lists.reduce((total, one) => total + one.totalUsers, 0)
      expect(sum(byRole)).toBe(totalUsers)
      expect(sum(byStatus)).toBe(totalUsers)
    }),
    RUNS,
  ))

test('whatever page and size are asked for, an answer holds together', () =>
  fc.assert(
    fc.asyncProperty(fc.double(), fc.double(), async (page, itemsPerPage) => {
      const answer = await list({ page, itemsPerPage })
      expect(answer.totalUsers).toBe(50)
      expect(answer.page).toBeGreaterThanOrEqual(1)
      expect(answer.page).toBeLessThanOrEqual(answer.totalPages)
      expect(answer.users.length).toBeGreaterThan(0)
    }),
    RUNS,
  ))
