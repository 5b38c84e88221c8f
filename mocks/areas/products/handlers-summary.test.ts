import { beforeEach, describe, expect, test } from 'vitest'
import { ALL_ITEMS } from '../../contract/common.ts'
import { sum } from '../../contract/lists.ts'
import { deleteOrder, listOrders } from '../orders/contract.ts'
import { deleteProduct, getProductsSummary, listProducts } from './contract.ts'
import { setNow } from '../../seed/clock.ts'
import { dateInDays } from '../../seed/days.ts'
import { seedProducts } from './seed.ts'
import { setScenario } from '../../scenarios.ts'
import { call } from '../../testing/call.ts'
import { addProduct, draft } from './testing.ts'

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

const summary = () => call(getProductsSummary)

/** The orders of so many days, from that many days ago, which are paid or will be. */
const soldOrders = async (daysAgo: number, days: number) => {
  const query = { from: dateInDays(-daysAgo), to: dateInDays(days - daysAgo - 1), sold: true }
  const { orders } = await call(listOrders, { query: { ...query, itemsPerPage: ALL_ITEMS } })
  return orders
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
    const recent = await soldOrders(29, 30)
    const value = sum(recent.map(({ spent }) => spent))
    const before = sum((await soldOrders(59, 30)).map(({ spent }) => spent))
    const { since, website } = await summary()
    expect(since).toBe(dateInDays(-29))
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

  test('the list keeps to the products that a figure adds up', async () => {
    const figures = await summary()
    const salesOf = new Map(seedProducts().map(({ id, sales }) => [id, sales]))
    for (const sold of ['inStore', 'affiliate'] as const) {
      const { products } = await call(listProducts, { query: { sold, itemsPerPage: ALL_ITEMS } })
      expect(sum(products.map(({ id }) => salesOf.get(id)![sold].recent.count))).toBe(figures[sold].count)
      expect(products.every(({ status }) => status === 'Published')).toBe(true)
    }
    const { products } = await call(listProducts, { query: { sold: 'discount', itemsPerPage: ALL_ITEMS } })
    expect(products.length).toBeGreaterThan(0)
    expect(products.every(({ discounted }) => discounted !== null)).toBe(true)
  })

  test('is the same all the time, and amounts are whole cents', async () => {
    const first = await summary()
    expect(await summary()).toEqual(first)
    for (const { value } of [first.inStore, first.website, first.discount, first.affiliate])
      expect(Number(value.toFixed(2))).toBe(value)
  })

  test('a deleted order no longer counts', async () => {
    const [order] = await soldOrders(29, 30)
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
      since: dateInDays(-29),
      inStore: nothing,
      website: nothing,
      discount: nothing,
      affiliate: nothing,
    })
  })
})
