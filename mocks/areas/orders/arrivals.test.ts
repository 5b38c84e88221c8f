import { beforeEach, expect, test } from 'vitest'
import { analytics } from '../dashboards/testing.ts'
import { setNow } from '../../seed/clock.ts'
import { call } from '../../testing/call.ts'
import { deleteOrder, restoreOrders } from './contract.ts'
import { allOrders, detailsOf } from './testing.ts'

const idsOf = async () => (await allOrders()).map(({ id }) => id)
const FIRST = '2026-03-10T09:00:00Z'
const LATER = '2026-03-24T09:00:00Z'

/** The orders that came between the first day and the later one. */
const lateOnes = async () => (await allOrders()).filter(({ date }) => date > '2026-03-10')

beforeEach(async () => {
  setNow(FIRST)
  await allOrders()
})

test('a fortnight later each day has had its orders, and those from before stay as they were', async () => {
  const before = await allOrders()
  setNow(LATER)
  const late = await lateOnes()
  expect(new Set(late.map(({ date }) => date)).size).toBeGreaterThan(11)
  expect(late.every(({ date }) => date <= '2026-03-24')).toBe(true)
  const kept = (await allOrders()).filter(({ date }) => date <= '2026-03-10')
  expect(kept.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect(new Set((await allOrders()).map(({ order }) => order)).size).toBe(before.length + late.length)
})

test('they are the same whenever one looks, and move on as others do', async () => {
  setNow('2026-03-12T20:00:00Z')
  const early = await lateOnes()
  setNow(LATER)
  const byNow = new Map((await allOrders()).map((order) => [order.id, order]))
  for (const { status: _status, isSendable: _isSendable, ...order } of early)
    expect(byNow.get(order.id)).toMatchObject(order)
  expect(early.every(({ status }) => status === 'Ready to Pickup')).toBe(true)
  expect(early.some(({ id }) => byNow.get(id)!.status !== 'Ready to Pickup')).toBe(true)
})

test('this week is told of on the dashboards', async () => {
  setNow('2026-05-10T09:00:00Z')
  const { overview, week } = await analytics(7)
  expect(overview.orders.value).toBeGreaterThan(3)
  expect(week.orders.value).toBe(overview.orders.value)
})

test('each has its own screen; one that is deleted stays so, and comes back', async () => {
  setNow(LATER)
  const [first] = await lateOnes()
  const details = await detailsOf(first!.order)
  expect(details.total).toBe(first!.spent)
  expect(details.items.length).toBeGreaterThan(0)
  const before = await idsOf()
  await call(deleteOrder, { params: { id: first!.id } })
  setNow('2026-03-24T12:00:00Z')
  expect(await idsOf()).not.toContain(first!.id)
  await call(restoreOrders, { body: { ids: [first!.id] } })
  expect(await idsOf()).toEqual(expect.arrayContaining(before))
})
