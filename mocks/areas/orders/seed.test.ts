import { afterEach, describe, expect, test } from 'vitest'
import { sum } from '../../contract/lists.ts'
import { orderRecord } from '../order-details/schema.ts'
import { order } from './schema.ts'
import { ORDER_METHODS, ORDER_PAYMENTS, ORDER_STATUSES } from './contract.ts'
import { z } from '../../contract/zod.ts'
import { unique } from '../../testing/unique.ts'
import { DAY, now, setNow, WEEK } from '../../seed/clock.ts'
import { seedCustomers } from '../customers/seed.ts'
import { countSteps, sampleRecord } from './seed-records.ts'
import { placedAt, seedManyOrders, seedOrders } from './seed.ts'

const orderSchema = z.omit(order, { refunded: true, isSendable: true })
const cents = (amount: number) => Math.round(amount * 100)
const days = ['2024-02-29T00:00:00Z', '2026-03-10T09:00:00Z', '2031-12-31T23:59:59Z']

afterEach(() => setNow())

describe('the sample orders', () => {
  const orders = seedOrders()

  test('are a hundred, numbered from 1, each with an order number of its own', () => {
    expect(orders.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
    expect(unique(orders.map(({ order }) => order))).toBe(100)
    for (const one of orders) expect(one.number).toMatch(/^#5\d{3}$/)
  })

  test('fit the contract', () => {
    for (const one of orders) expect(() => z.parse(orderSchema, one)).not.toThrow()
  })

  test('are those of customers', () => {
    const customers = new Map(seedCustomers().map((customer) => [customer.customerId, customer]))
    for (const { customerId, customer, email, avatar, method, methodNumber } of orders) {
      const buyer = customers.get(customerId)!
      expect(buyer).toMatchObject({ customer, email, avatar })
      const card = buyer.account.paymentMethods.find(({ brand }) => brand === 'mastercard')
      expect([undefined, String(methodNumber)]).toContain(card?.lastDigits)
      expect(ORDER_METHODS).toContain(method)
    }
  })

  test('some customers have many, some none', () => {
    const byCustomer = Map.groupBy(orders, ({ customerId }) => customerId)
    expect(byCustomer.size).toBeLessThan(90)
    expect(Math.max(...[...byCustomer.values()].map(({ length }) => length))).toBeGreaterThan(4)
  })

  test('show every status, payment and method several times', () => {
    const count = (value: string | number) =>
      orders.filter(({ status, payment, method }) => [status, payment, method].includes(value as never))
        .length
    for (const value of [...ORDER_STATUSES, ...Object.values(ORDER_PAYMENTS), 'paypalLogo', 'mastercard'])
      expect(count(value)).toBeGreaterThan(2)
  })

  test('are the same each time', () => {
    setNow('2026-03-10T09:00:00Z')
    expect(seedOrders()).toEqual(seedOrders())
  })

  test.each(days)('came one after the other, many of them lately, on %s', (today) => {
    setNow(today)
    const ages = seedOrders().map((order) => now().getTime() - Date.parse(placedAt(order)))
    expect(ages).toEqual(ages.toSorted((one, other) => other - one))
    expect(ages.at(-1)).toBeGreaterThan(0)
    expect(ages.at(-1)).toBeLessThan(DAY)
    expect(ages.filter((age) => age < WEEK).length).toBeGreaterThan(7)
    expect(ages[0]).toBeLessThan(365 * DAY)
  })

  test('have refunds that are no more than was paid, in full only for what is cancelled', () => {
    const refunded = orders.filter(({ refunds }) => refunds.length > 0)
    expect(refunded.length).toBeGreaterThan(2)
    for (const { spent, payment, refunds } of refunded) {
      const amount = sum(refunds.map((refund) => refund.amount))
      expect(amount).toBeGreaterThan(0)
      expect(amount).toBeLessThanOrEqual(spent)
      expect(amount === spent).toBe(payment === ORDER_PAYMENTS.cancelled)
      for (const { time } of refunds) expect(Date.parse(time)).toBeLessThanOrEqual(Date.now())
    }
  })
})

describe('their records', () => {
  const orders = seedOrders()
  const records = orders.map((order) => ({ order, record: sampleRecord(order) }))

  test('fit the contract', () => {
    for (const { record } of records) expect(() => z.parse(orderRecord, record)).not.toThrow()
  })

  test('add up to what was spent, to the cent', () => {
    for (const { order, record } of records) {
      for (const { price, quantity, total } of record.items)
        expect(cents(total)).toBe(cents(price) * quantity)
      expect(sum(record.items.map(({ total }) => cents(total)))).toBe(cents(record.subtotal))
      const { subtotal, discount, shipping, tax } = record
      expect(cents(subtotal) - cents(discount) + cents(shipping) + cents(tax)).toBe(cents(order.spent))
    }
  })

  test('hold one to four different products', () => {
    const lengths = records.map(({ record }) => record.items.length)
    expect(new Set(lengths)).toEqual(new Set([1, 2, 3, 4]))
    for (const { record } of records)
      expect(unique(record.items.map(({ id }) => id))).toBe(record.items.length)
  })

  test('show orders with and without discount, delivery fee and notes', () => {
    for (const field of ['discount', 'shipping'] as const)
      expect(records.filter(({ record }) => record[field] > 0).length).toBeGreaterThan(9)
    expect(unique(records.map(({ record }) => record.shipping))).toBe(3)
    expect(records.filter(({ record }) => record.notes.length > 0).length).toBeGreaterThan(9)
  })

  test.each(days)('have taken the steps of their status, all of them behind, on %s', (today) => {
    setNow(today)
    for (const order of seedOrders()) {
      const times = sampleRecord(order).timeline.map(({ time }) => time)
      const taken = times.filter((time) => time !== null)
      const isStopped = order.payment === ORDER_PAYMENTS.cancelled || order.payment === ORDER_PAYMENTS.failed
      expect(taken).toHaveLength(isStopped ? 1 : countSteps(order.status))
      expect(times.slice(0, taken.length)).toEqual(taken.toSorted())
      expect(taken[0]).toBe(placedAt(order))
      expect(Date.parse(taken.at(-1)!)).toBeLessThanOrEqual(now().getTime())
    }
  })

  test('go to addresses of the customer', () => {
    const customers = new Map(seedCustomers().map((customer) => [customer.customerId, customer]))
    for (const { order, record } of records) {
      const { addresses } = customers.get(order.customerId)!.account
      const home = addresses.find(({ isDefault }) => isDefault)
      const billed = addresses.find(({ isBilling }) => isBilling)
      expect(home).toMatchObject(record.shippingAddress)
      expect(billed).toMatchObject(record.billingAddress)
    }
  })
})

describe('the hundred thousand', () => {
  const before = process.cpuUsage()
  const many = seedManyOrders()
  const microseconds = process.cpuUsage(before).user

  test('take less than a second to make, in the shape of the few', () => {
    expect(microseconds).toBeLessThan(1_000_000)
    expect(many).toHaveLength(100_000)
    expect(unique(many.map(({ order }) => order))).toBe(100_000)
    for (const index of [0, 49_999, 99_999]) {
      const order = many[index]!
      expect(() => z.parse(orderSchema, order)).not.toThrow()
      const { subtotal, discount, shipping, tax } = sampleRecord(order)
      expect(cents(subtotal - discount + shipping + tax)).toBe(cents(order.spent))
    }
  })
})
