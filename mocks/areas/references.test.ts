import { afterEach, describe, expect, test } from 'vitest'
import { ALL_ITEMS } from '../contract/common.ts'
import { sum } from '../contract/lists.ts'
import { setNow } from '../seed/clock.ts'
import { call } from '../testing/call.ts'
import { listEvents } from './calendar/contract.ts'
import { listCategories } from './categories/contract.ts'
import { getInvoicesSummary, listSalespeople } from './invoices/contract.ts'
import { allInvoices, allSheets } from './invoices/testing.ts'
import { getKanban } from './kanban/contract.ts'
import { getOrdersSummary } from './orders/contract.ts'
import { allDetails, allOrders } from './orders/testing.ts'
import { listProducts } from './products/contract.ts'
import { getReferralsSummary, listReferrals } from './referrals/contract.ts'
import { getReviewsSummary, listReviews } from './reviews/contract.ts'
import { listRoles } from './roles/contract.ts'
import { getUsersSummary } from './users/contract.ts'
import { everyone } from './users/testing.ts'

afterEach(() => setNow())

const all = { itemsPerPage: ALL_ITEMS }
const cents = (amount: number) => Math.round(amount * 100)

describe.each(['2026-03-01T00:30:00Z', '2027-12-31T23:30:00Z'])('on %s', (today) => {
  test('what was ordered are products that there are, and pieces of parcels and refunds are of the order', async () => {
    setNow(today)
    const { products } = await call(listProducts, { query: all })
    const names = new Map(products.map(({ id, productName }) => [id, productName]))
    for (const { items, parcels, refunds } of await allDetails()) {
      for (const { id, name } of items) expect(names.get(id)).toBe(name)
      const ordered = new Map(items.map(({ id, quantity }) => [id, quantity]))
      for (const moved of [parcels, refunds]) {
        const pieces = Map.groupBy(
          moved.flatMap((one) => one.items),
          ({ id }) => id,
        )
        for (const [id, some] of pieces)
          expect(sum(some.map(({ quantity }) => quantity))).toBeLessThanOrEqual(ordered.get(id) ?? 0)
      }
    }
  })

  test('cards, guests, members of roles and salespeople are users that there are', async () => {
    setNow(today)
    const users = await everyone()
    const names = new Map(users.map(({ id, fullName }) => [id, fullName]))
    const { boards, items } = await call(getKanban)
    const places = boards.flatMap(({ itemsIds }) => itemsIds)
    expect(new Set(places)).toEqual(new Set(items.map(({ id }) => id)))
    expect(places).toHaveLength(items.length)
    for (const { id, name } of items.flatMap(({ members }) => members)) expect(names.get(id!)).toBe(name)
    const { roles } = await call(listRoles)
    for (const { id, fullName } of roles.flatMap(({ members }) => members))
      expect(names.get(id)).toBe(fullName)
    for (const { extendedProps, start, end } of await call(listEvents, {})) {
      for (const id of extendedProps.guests) expect(names.has(id)).toBe(true)
      expect(Date.parse(end)).toBeGreaterThanOrEqual(Date.parse(start))
    }
    const { salespeople } = await call(listSalespeople)
    const known = new Set(names.values())
    for (const { salesperson } of await allSheets())
      expect(salesperson === '' || salespeople.includes(salesperson)).toBe(true)
    expect(salespeople.filter((name) => !known.has(name))).toEqual([])
  })

  test('the figures above lists are what the lists hold', async () => {
    setNow(today)
    const orders = await allOrders()
    const summary = await call(getOrdersSummary)
    for (const [tile, own] of [
      [summary.pending, orders.filter(({ payment }) => payment === 2)],
      [summary.failed, orders.filter(({ payment }) => payment === 4)],
    ] as const) {
      expect(tile.count).toBe(own.length)
      expect(cents(tile.amount)).toBe(sum(own.map(({ spent }) => cents(spent))))
    }
    expect(cents(summary.refunded.amount)).toBe(sum(orders.map(({ refunded }) => cents(refunded))))

    const users = await everyone()
    const people = await call(getUsersSummary)
    expect([people.total.value, people.active.value, people.pending.value]).toEqual([
      users.length,
      users.filter(({ status }) => status === 'Active').length,
      users.filter(({ status }) => status === 'Pending').length,
    ])

    const invoices = await allInvoices()
    const billed = await call(getInvoicesSummary)
    expect(billed.invoices).toBe(invoices.length)
    const owed = invoices.filter(({ invoiceStatus }) => invoiceStatus !== 'Draft')
    expect(cents(billed.unpaid)).toBe(sum(owed.map(({ balance }) => Math.max(0, cents(balance)))))

    const { referrals } = await call(listReferrals, { query: all })
    const earned = await call(getReferralsSummary)
    expect(earned.signups).toBe(referrals.length)
    const earnings = referrals.map(({ earning }) => cents(Number(earning.replace(/[$,]/g, ''))))
    expect(cents(earned.earning)).toBe(sum(earnings))

    const { reviews } = await call(listReviews, { query: all })
    const reviewed = await call(getReviewsSummary)
    expect(reviewed.total).toBe(reviews.length)
    expect(sum(reviewed.byRating.map(({ count }) => count))).toBe(reviewed.total)
  })

  test('a category holds what its subcategories hold, and every product is in one', async () => {
    setNow(today)
    const { categories } = await call(listCategories, { query: all })
    const { total } = await call(listProducts, { query: all })
    const roots = categories.filter(({ parentId }) => parentId === null)
    expect(sum(roots.map(({ totalProducts }) => totalProducts))).toBe(total)
    for (const { id, totalProducts, totalEarning } of categories) {
      const below = categories.filter(({ parentId }) => parentId === id)
      expect(sum(below.map((one) => one.totalProducts))).toBeLessThanOrEqual(totalProducts)
      expect(sum(below.map((one) => cents(one.totalEarning)))).toBeLessThanOrEqual(cents(totalEarning))
    }
  })
})
