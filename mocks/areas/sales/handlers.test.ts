import { beforeEach, describe, expect, test } from 'vitest'
import { PRODUCT_CATEGORIES } from '../products/contract.ts'
import { listSales, type Sale } from './contract.ts'
import { now, setNow } from '../../seed/clock.ts'
import { seedCustomers } from '../customers/seed.ts'
import { seedProducts } from '../products/seed.ts'
import { seedReviews } from '../reviews/seed.ts'
import { setScenario } from '../../scenarios.ts'
import { call, send } from '../../testing/call.ts'
import { unique } from '../../testing/unique.ts'

const list = () => call(listSales)
const kindOf = ({ payment: { status, receivedPaymentStatus } }: Sale) => `${status}, ${receivedPaymentStatus}`

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

describe('listSales', () => {
  test('answers a hundred sales, each to another buyer, each time the same', async () => {
    const sales = await list()
    expect(sales).toHaveLength(100)
    expect(unique(sales.map(({ buyer }) => buyer.name))).toBe(100)
    expect(await list()).toEqual(sales)
  })

  test('carries the documented fields', async () => {
    const [sale] = await list()
    expect(Object.keys(sale!)).toEqual(['product', 'date', 'buyer', 'payment'])
    expect(Object.keys(sale!.product).join(' ')).toBe(
      'id name slug brand category price image hasFreeShipping rating description',
    )
    expect(Object.keys(sale!.payment).join(' ')).toBe('total receivedPaymentStatus paidAmount status')
  })

  test('is in texts such as 30 Apr 2020, the latest first, none of them in the future', async () => {
    const dates = (await list()).map(({ date }) => date)
    expect(dates[0]).toBe('10 Mar 2026')
    const times = dates.map((date) => Date.parse(`${date} UTC`))
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(times[0]).toBeLessThanOrEqual(now().getTime())
    expect(unique(dates)).toBeGreaterThan(80)
  })

  test('is completed, confirmed or cancelled, with the payment that belongs to it', async () => {
    const counts = Map.groupBy(await list(), kindOf)
    expect(Object.fromEntries([...counts].map(([kind, sales]) => [kind, sales.length]))).toEqual({
      'Cancelled, Unpaid': 15,
      'Completed, Fully Paid': 63,
      'Confirmed, Partially Paid': 18,
      'Confirmed, Unpaid': 4,
    })
  })

  test('has paid amounts that agree with the status', async () => {
    const byKind = Map.groupBy(await list(), kindOf)
    const paid = (kind: string) =>
      byKind.get(kind)!.map(({ payment: { paidAmount, total } }) => paidAmount / total)
    expect(new Set(paid('Completed, Fully Paid'))).toEqual(new Set([1]))
    expect(new Set(paid('Cancelled, Unpaid'))).toEqual(new Set([0]))
    expect(new Set(paid('Confirmed, Unpaid'))).toEqual(new Set([0]))
    for (const ratio of paid('Confirmed, Partially Paid')) {
      expect(ratio).toBeGreaterThan(0)
      expect(ratio).toBeLessThan(1)
    }
  })

  test('has products that are those of the shop, at its price and with its reviews', async () => {
    const products = seedProducts()
    const reviews = seedReviews()
    for (const { product, payment } of await list()) {
      const { productName, productBrand, category, image, pricing } = products.find(
        ({ id }) => id === product.id,
      )!
      expect(product).toMatchObject({ name: productName, brand: productBrand, category, image })
      expect([product.price, payment.total]).toEqual(Array(2).fill(pricing.discounted ?? pricing.base))
      const given = reviews.filter(({ productId }) => productId === product.id).map(({ review }) => review)
      expect(product.rating).toBeGreaterThanOrEqual(Math.min(...given))
      expect(product.rating).toBeLessThanOrEqual(Math.max(...given))
    }
  })

  test('has products of every category, with slugs of their own, free and paid shipping', async () => {
    const products = (await list()).map(({ product }) => product)
    expect(new Set(products.map(({ category }) => category))).toEqual(new Set(PRODUCT_CATEGORIES))
    expect(unique(products.map(({ slug }) => slug))).toBe(unique(products.map(({ id }) => id)))
    for (const { slug } of products) expect(slug).toMatch(/^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u)
    expect(unique(products.map(({ hasFreeShipping }) => hasFreeShipping))).toBe(2)
    for (const { description } of products) expect(description).toMatch(/^[^<>]{10,}$/)
  })

  test('has buyers who are customers, some without a picture', async () => {
    const avatars = new Map(seedCustomers().map(({ customer, avatar }) => [customer, avatar || null]))
    const buyers = (await list()).map(({ buyer }) => buyer)
    for (const { name, avatar } of buyers) expect(avatar).toBe(avatars.get(name))
    expect(buyers.filter(({ avatar }) => avatar === null)).not.toEqual([])
  })

  test('may be read by anyone', async () => {
    expect((await send('GET', '/api/pages/datatable', undefined, null)).status).toBe(200)
  })

  test('is empty where lists have no rows', async () => {
    setScenario({ empty: true })
    expect(await list()).toEqual([])
  })
})
