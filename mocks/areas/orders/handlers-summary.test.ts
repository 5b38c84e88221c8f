import { beforeEach, describe, expect, test } from 'vitest'
import { sum } from '../../contract/lists.ts'
import { refundOrder, updateOrder } from '../order-details/contract.ts'
import { deleteOrder, getOrdersSummary, type Order } from './contract.ts'
import { DAY, now, setNow } from '../../seed/clock.ts'
import { setScenario } from '../../scenarios.ts'
import { call } from '../../testing/call.ts'
import { allDetails, allOrders } from './testing.ts'

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

const summary = () => call(getOrdersSummary)
const isCompleted = ({ payment, status, refunded }: Order) =>
  payment === 1 && refunded === 0 && status === 'Delivered'

describe('getOrdersSummary', () => {
  test('counts the orders of the list and adds them up', async () => {
    const orders = await allOrders()
    const { pending, completed, failed } = await summary()
    const expectTile = (tile: typeof pending, some: readonly Order[]) => {
      expect(tile.count).toBe(some.length)
      expect(tile.amount).toBeCloseTo(sum(some.map(({ spent }) => spent)))
    }
    expectTile(
      pending,
      orders.filter(({ payment }) => payment === 2),
    )
    expectTile(
      failed,
      orders.filter(({ payment }) => payment === 4),
    )
    expectTile(completed, orders.filter(isCompleted))
  })

  test('counts the orders of which money went back', async () => {
    const refunds = (await allDetails()).map((details) => details.refunds.map(({ amount }) => amount))
    const { refunded } = await summary()
    expect(refunded.count).toBe(refunds.filter(({ length }) => length > 0).length)
    expect(refunded.count).toBeGreaterThan(2)
    expect(refunded.amount).toBeCloseTo(sum(refunds.flat()))
  })

  test('compares the last 30 days with the 30 before', async () => {
    const completed = (await allOrders()).filter(isCompleted)
    const ages = completed.map(({ date, time }) => (now().getTime() - Date.parse(`${date}T${time}Z`)) / DAY)
    const recent = ages.filter((age) => age < 30).length
    const before = ages.filter((age) => age >= 30 && age < 60).length
    expect(recent).toBeGreaterThan(2)
    expect((await summary()).completed.change).toBeCloseTo((recent - before) / before)
  })

  test('has no change to tell where there was nothing before', async () => {
    setScenario({ empty: true })
    const nothing = { count: 0, amount: 0, change: null }
    expect(await summary()).toEqual({
      pending: nothing,
      completed: nothing,
      refunded: nothing,
      failed: nothing,
    })
  })

  test('follows what is changed', async () => {
    const before = await summary()
    const [first, second] = (await allOrders()).filter(isCompleted)
    await call(deleteOrder, { params: { id: first!.id } })
    await call(updateOrder, { params: { order: second!.order }, body: { payment: 4 } })
    const after = await summary()
    expect(after.completed.count).toBe(before.completed.count - 2)
    expect(after.failed.count).toBe(before.failed.count + 1)
    expect(after.pending).toEqual(before.pending)
  })

  test('counts an order once, however often money of it went back', async () => {
    const before = await summary()
    const { order } = (await allDetails()).find(
      ({ refundable, refunds }) => refundable > 20 && refunds.length === 0,
    )!
    for (const amount of [5, 7.5])
      await call(refundOrder, { params: { order: order.order }, body: { amount } })
    const { refunded } = await summary()
    expect(refunded.count).toBe(before.refunded.count + 1)
    expect(refunded.amount).toBeCloseTo(before.refunded.amount + 12.5)
  })
})
