import { beforeEach, describe, expect, test } from 'vitest'
import { updateCustomer } from '../customers/contract.ts'
import { DASHBOARD_PERIODS } from './contract.ts'
import { refundOrder, updateOrder } from '../order-details/contract.ts'
import { deleteOrder, ORDER_PAYMENTS, restoreOrders } from '../orders/contract.ts'
import { PROFIT_SHARE } from './seed-plan.ts'
import { setNow } from '../../seed/clock.ts'
import { call } from '../../testing/call.ts'
import { allCustomers, removeCustomer } from '../customers/testing.ts'
import {
  addUp,
  allSales,
  analytics,
  crm,
  earningOf,
  ecommerce,
  newestPaidOrder,
  ofPeriod,
} from './testing.ts'
import { allOrders, detailsOf } from '../orders/testing.ts'

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

const sales = async () => (await analytics()).overview

describe('the sales', () => {
  test.each(DASHBOARD_PERIODS)('of %i days are the orders that the list shows', async (period) => {
    const all = await allSales()
    const [recent, before] = [ofPeriod(all, period), ofPeriod(all, period, 1)]
    const { overview, spending } = await analytics(period)
    expect(overview.orders.value).toBe(recent.length)
    expect(overview.sales.value).toBe(earningOf(recent))
    expect(spending.spent).toEqual(overview.sales)
    expect(spending.customers.value).toBe(new Set(recent.map(({ customerId }) => customerId)).size)
    const change = before.length > 0 ? (recent.length - before.length) / before.length : null
    expect(overview.orders.change).toEqual(change)
  })

  test('of a year are what all customers spent, less what they got back', async () => {
    const spent = addUp((await allCustomers()).map(({ totalSpent }) => totalSpent))
    expect((await analytics(365)).overview.sales.value).toBe(spent)
  })

  test('lose a deleted order and get it back', async () => {
    const before = await sales()
    const order = await newestPaidOrder()
    await call(deleteOrder, { params: { id: order.id } })
    const after = await sales()
    expect(after.orders.value).toBe(before.orders.value - 1)
    expect(after.sales.value).toBe(addUp([before.sales.value, -order.spent]))
    expect(after.visits).toEqual(before.visits)
    await call(restoreOrders, { body: { ids: [order.id] } })
    expect(await sales()).toEqual(before)
  })

  test.each(['cancelled', 'failed'] as const)(
    'lose an order that is %s, but none that waits',
    async (fate) => {
      const before = await sales()
      const { order, spent } = await newestPaidOrder()
      await call(updateOrder, { params: { order }, body: { payment: ORDER_PAYMENTS.pending } })
      expect(await sales()).toEqual(before)
      await call(updateOrder, { params: { order }, body: { payment: ORDER_PAYMENTS[fate] } })
      expect((await sales()).sales.value).toBe(addUp([before.sales.value, -spent]))
    },
  )

  test('lose a refund, and with the last of them the order', async () => {
    const before = await sales()
    const { order, spent } = await newestPaidOrder()
    await call(refundOrder, { params: { order }, body: { amount: 10.25 } })
    const { orders, sales: earning } = await sales()
    expect(orders).toEqual(before.orders)
    expect(earning.value).toBe(addUp([before.sales.value, -10.25]))
    await call(refundOrder, { params: { order }, body: { amount: (await detailsOf(order)).refundable } })
    expect((await sales()).orders.value).toBe(before.orders.value - 1)
    expect((await sales()).sales.value).toBe(addUp([before.sales.value, -spent]))
  })
})

describe('the parts add up', () => {
  test.each(DASHBOARD_PERIODS)('in %i days', async (period) => {
    const { overview, revenueSources, countries } = await analytics(period)
    const { profit, expenses } = await ecommerce(period)
    const earning = overview.sales.value
    expect(addUp(revenueSources.map(({ value }) => value))).toBe(earning)
    expect(addUp(countries.map(({ value }) => value))).toBe(earning)
    expect(addUp([profit.value, expenses.value])).toBe(earning)
    expect(addUp(profit.series.map(({ value }) => value))).toBe(profit.value)
    expect(Math.abs(profit.value - earning * PROFIT_SHARE)).toBeLessThan(overview.orders.value * 0.01)
  })

  test('in the average day', async () => {
    const { dailySales, overview } = await analytics(30)
    expect(dailySales.value).toBeCloseTo(overview.sales.value / 30)
    expect(addUp(dailySales.series.map(({ value }) => value))).toBe(overview.sales.value)
    const { dailySales: weekly } = await analytics(90)
    const [cut, whole] = [weekly.series[0]!, weekly.series[1]!]
    const all = await allSales()
    const between = (start: string, end: string) => all.filter(({ date }) => start <= date && date <= end)
    expect(cut.value).toBeCloseTo(earningOf(between('2025-12-11', '2025-12-16')) / 6)
    expect(whole.value).toBeCloseTo(earningOf(between('2025-12-17', '2025-12-23')) / 7)
  })
})

describe('the week', () => {
  test('is made of its days, and each day of its orders', async () => {
    const { week } = await analytics()
    const all = await allSales()
    expect(week.days).toHaveLength(7)
    for (const { date, orders, earning, profit, expense } of week.days) {
      const ofDay = all.filter((sale) => sale.date === date)
      expect([orders, earning]).toEqual([ofDay.length, earningOf(ofDay)])
      expect(addUp([profit, expense])).toBe(earning)
    }
    for (const key of ['orders', 'earning', 'profit', 'expense'] as const)
      expect(addUp(week.days.map((day) => day[key]))).toBe(week[key].value)
  })

  test('has goals that fit each other', async () => {
    const { earning, profit, expense } = (await analytics()).week
    expect(addUp([profit.goal, expense.goal])).toBe(earning.goal)
    expect(profit.goal).toBeGreaterThan(0)
  })
})

describe('the countries', () => {
  test('are those of the customers, the best first', async () => {
    const { countries } = await crm(365)
    const all = await allSales()
    expect(countries.map(({ countryCode }) => countryCode).toSorted()).toEqual(
      [...new Set(all.map(({ countryCode }) => countryCode))].toSorted(),
    )
    for (const { countryCode, orders, value } of countries) {
      const ofCountry = all.filter((sale) => sale.countryCode === countryCode)
      expect([orders, value]).toEqual([ofCountry.length, earningOf(ofCountry)])
    }
    const values = countries.map(({ value }) => value)
    expect(values).toEqual(values.toSorted((one, other) => other - one))
  })

  test('have as many orders as the list that is filtered to them', async () => {
    const { countries, from, to } = await crm(90)
    expect(countries.length).toBeGreaterThan(2)
    for (const { countryCode, orders } of countries)
      expect(await allOrders({ sold: true, country: countryCode, from, to })).toHaveLength(orders)
  })

  test('follow a customer who moves, and keep the orders of one who was deleted', async () => {
    const before = (await crm()).countries
    const { customerId } = (await allSales())[0]!
    await call(updateCustomer, { params: { id: customerId }, body: { countryCode: 'GB' } })
    const moved = (await crm()).countries
    expect(before.map(({ countryCode }) => countryCode)).not.toContain('GB')
    const there = moved.find(({ countryCode }) => countryCode === 'GB')
    expect(there).toMatchObject({ country: 'United Kingdom', change: null })
    expect(there!.value).toBeGreaterThan(0)
    await removeCustomer(customerId)
    expect((await crm()).countries).toEqual(moved)
  })
})
