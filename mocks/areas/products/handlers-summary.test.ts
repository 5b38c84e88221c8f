import { beforeEach, describe, expect, test } from 'vitest'
import { ALL_ITEMS } from '../../contract/common.ts'
import { sum } from '../../contract/lists.ts'
import { deleteOrder, listOrders, type Order } from '../orders/contract.ts'
import { deleteProduct, getProductsSummary } from './contract.ts'
import { DAY, now, setNow } from '../../seed/clock.ts'
import { seedProducts } from './seed.ts'
import { setScenario } from '../../scenarios.ts'
import { call } from '../../testing/call.ts'
import { addProduct, draft } from './testing.ts'

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

const summary = () => call(getProductsSummary)
const ageOf = ({ date, time }: Order) => now().getTime() - Date.parse(`${date}T${time}Z`)

/** The orders that were placed at least and less than so many days ago, and are paid or will be. */
const soldOrders = async (from: number, to: number) => {
  const { orders } = await call(listOrders, { query: { itemsPerPage: ALL_ITEMS } })
  return orders.filter((order) => order.payment < 3 && ageOf(order) >= from * DAY && ageOf(order) < to * DAY)
}

describe('getProductsSummary', () => {
  test('tells the sales in shops and through affiliates, against the days before', async () => {
    const sales = seedProducts().map((product) => product.sales)
    const { inStore, affiliate } = await summary()
    for (const [tile, channel] of [
      [inStore, 'inStore'],
      [affiliate, 'affiliate'],
    ] as const) {
      const value = sum(sales.map((one) => one[channel].recent.value))
      const before = sum(sales.map((one) => one[channel].before.value))
      expect(tile.value).toBeCloseTo(value)
      expect(tile.count).toBe(sum(sales.map((one) => one[channel].recent.count)))
      expect(tile.change).toBeCloseTo((value - before) / before)
      expect(tile.count).toBeGreaterThan(100)
    }
  })

  test('tells the orders of the website that are paid or pending', async () => {
    const recent = await soldOrders(0, 30)
    const value = sum(recent.map(({ spent }) => spent))
    const before = sum((await soldOrders(30, 60)).map(({ spent }) => spent))
    const { website } = await summary()
    expect(recent.length).toBeGreaterThan(5)
    expect(before).toBeGreaterThan(0)
    expect(website.count).toBe(recent.length)
    expect(website.value).toBeCloseTo(value)
    expect(website.change).toBeCloseTo((value - before) / before)
  })

  test('tells what reduced prices took off, and how many sales that was', async () => {
    const reduced = seedProducts().filter(({ pricing }) => pricing.discounted !== null)
    const recent = reduced.flatMap(({ sales }) => [sales.inStore.recent, sales.affiliate.recent])
    const { discount } = await summary()
    expect(discount.value).toBeCloseTo(sum(recent.map((sold) => sold.discount)))
    expect(discount.count).toBe(sum(recent.map(({ count }) => count)))
    expect(discount.value).toBeGreaterThan(0)
  })

  test('is the same all the time, and amounts are whole cents', async () => {
    const first = await summary()
    expect(await summary()).toEqual(first)
    for (const { value } of Object.values(first)) expect(Number(value.toFixed(2))).toBe(value)
  })

  test('a deleted order no longer counts', async () => {
    const [order] = await soldOrders(0, 30)
    const before = await summary()
    await call(deleteOrder, { params: { id: order!.id } })
    const after = await summary()
    expect(after.website.count).toBe(before.website.count - 1)
    expect(after.website.value).toBeCloseTo(before.website.value - order!.spent)
    expect(after.inStore).toEqual(before.inStore)
  })

  test('a deleted product takes its sales along, a new one brings none', async () => {
    const before = await summary()
    await addProduct(draft)
    expect(await summary()).toEqual(before)
    const { id, sales } = seedProducts().find(({ status }) => status === 'Published')!
    await call(deleteProduct, { params: { id } })
    const after = await summary()
    expect(after.inStore.count).toBe(before.inStore.count - sales.inStore.recent.count)
    expect(after.website).toEqual(before.website)
  })

  test('without products and orders there is nothing, and no change to tell', async () => {
    setScenario({ empty: true })
    const nothing = { value: 0, count: 0, change: null }
    expect(await summary()).toEqual({
      inStore: nothing,
      website: nothing,
      discount: nothing,
      affiliate: nothing,
    })
  })
})
