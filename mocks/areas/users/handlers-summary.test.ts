import { beforeEach, describe, expect, test } from 'vitest'
import { ALL_ITEMS } from '../../contract/common.ts'
import { createUser, deleteUser, getUsersSummary, listUsers, updateUser } from './contract.ts'
import { DAY, now, setNow, WEEK } from '../../seed/clock.ts'
import { seedUsers, type StoredUser } from './seed.ts'
import { call } from '../../testing/call.ts'
import { newcomer } from './testing.ts'

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

const summary = () => call(getUsersSummary)
const weekAgo = () => new Date(now().getTime() - WEEK).toISOString()
const wasHere = ({ createdAt }: StoredUser) => createdAt <= weekAgo()

test('the counts are those of the list', async () => {
  const { users } = await call(listUsers, { query: { itemsPerPage: ALL_ITEMS } })
  const { total, paid, active, pending } = await summary()
  expect(total.value).toBe(50)
  expect(paid.value).toBe(users.filter(({ currentPlan }) => currentPlan !== 'basic').length)
  expect((await call(listUsers, { query: { plan: 'paid' } })).totalUsers).toBe(paid.value)
  expect(active.value).toBe(users.filter(({ status }) => status === 'Active').length)
  expect(pending.value).toBe(users.filter(({ status }) => status === 'Pending').length)
})

test('the changes are against those who were here a week ago', async () => {
  const before = seedUsers().filter(wasHere)
  const paidBefore = before.filter(({ currentPlan }) => currentPlan !== 'basic').length
  const { total, paid } = await summary()
  expect(before.length).toBeLessThan(50)
  expect(total.change).toBeCloseTo((50 - before.length) / before.length)
  expect(paid.change).toBeCloseTo((paid.value - paidBefore) / paidBefore)
})

describe('what the visitor does shows', () => {
  test('a new user adds to the counts and to the growth', async () => {
    const before = await summary()
    await call(createUser, { body: newcomer })
    const after = await summary()
    expect(after.total.value).toBe(51)
    expect(after.paid.value).toBe(before.paid.value + 1)
    expect(after.pending.value).toBe(before.pending.value + 1)
    expect(after.active).toEqual(before.active)
    expect(after.total.change!).toBeGreaterThan(before.total.change!)
  })

  test('a user who left today was still here a week ago', async () => {
    const before = await summary()
    await call(deleteUser, { params: { id: 1 } })
    const wereHere = seedUsers().filter(wasHere).length
    expect((await summary()).total).toEqual({ value: 49, change: (49 - wereHere) / wereHere })
    expect((await summary()).total.change!).toBeLessThan(before.total.change!)
  })

  test('a user who left over a week ago was not', async () => {
    await call(deleteUser, { params: { id: 1 } })
    setNow(new Date(now().getTime() + WEEK + DAY))
    expect((await summary()).total).toEqual({ value: 49, change: 0 })
  })

  test('without anybody a week ago there is no change to tell', async () => {
    const { users } = await call(listUsers, { query: { itemsPerPage: ALL_ITEMS } })
    for (const { id } of users) await call(updateUser, { params: { id }, body: { status: 'Active' } })
    expect((await summary()).pending).toEqual({ value: 0, change: null })
  })
})
