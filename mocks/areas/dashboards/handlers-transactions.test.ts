import { beforeEach, describe, expect, test } from 'vitest'
import { createInvoicePayment } from '../invoices/contract.ts'
import { refundOrder, updateOrder } from '../order-details/contract.ts'
import { setNow } from '../../seed/clock.ts'
import { call } from '../../testing/call.ts'
import { placeOrder } from '../checkout/contract.ts'
import { bottle, purchaseOf } from '../checkout/testing.ts'
import { addUp, crm, ecommerce, newestPaidOrder } from './testing.ts'
import { allInvoices } from '../invoices/testing.ts'
import { allOrders } from '../orders/testing.ts'

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

describe('the transactions', () => {
  test('are the last ones of orders, refunds and invoices, the newest first', async () => {
    const { transactions } = await ecommerce()
    expect(transactions).toHaveLength(7)
    const dates = transactions.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test('tell how an order was paid, and whether', async () => {
    const orders = new Map((await allOrders()).map((order) => [order.order, order]))
    const ofOrders = (await ecommerce()).transactions.filter(({ kind }) => kind === 'order')
    expect(ofOrders.length).toBeGreaterThan(3)
    const statuses = { 1: 'verified', 2: 'pending', 3: 'rejected', 4: 'rejected' } as const
    for (const { reference, client, amount, status, method, lastDigits } of ofOrders) {
      const order = orders.get(reference)!
      expect([client, amount, status]).toEqual([order.customer, order.spent, statuses[order.payment]])
      expect(method).toBe(order.method === 'mastercard' ? 'mastercard' : 'paypal')
      expect(lastDigits).toBe(
        order.method === 'mastercard' ? String(order.methodNumber).padStart(4, '0') : '',
      )
    }
  })

  test.each([
    ['visa', 'visa', '4242'],
    ['otherCard', 'creditCard', '4242'],
    ['cashOnDelivery', 'cash', ''],
    ['giftCard', 'giftCard', ''],
  ] as const)('call an order that was paid by %s so', async (method, said, lastDigits) => {
    const { order } = await newestPaidOrder()
    await call(updateOrder, { params: { order }, body: { method, methodNumber: 4242 } })
    const { transactions } = await ecommerce()
    expect(transactions.find(({ reference }) => reference === order)).toMatchObject({
      method: said,
      lastDigits,
    })
  })

  test('have a refund beside its order, which stays verified when all of it went back', async () => {
    const { order, spent } = await newestPaidOrder()
    await call(refundOrder, { params: { order }, body: { amount: spent } })
    const [first, ...others] = (await ecommerce()).transactions
    expect(first).toMatchObject({ kind: 'refund', reference: order, amount: -spent, date: '2026-03-10' })
    expect(others).toContainEqual(
      expect.objectContaining({ kind: 'order', reference: order, status: 'verified', amount: spent }),
    )
  })

  test('wait for a payment that is pending', async () => {
    const { order } = await newestPaidOrder()
    await call(updateOrder, { params: { order }, body: { payment: 2 } })
    expect((await ecommerce()).transactions.find(({ reference }) => reference === order)!.status).toBe(
      'pending',
    )
  })

  test.each([
    ['card', 'visa', 'verified'],
    ['cashOnDelivery', 'cash', 'pending'],
  ] as const)('have an order that was placed with %s, once', async (payment, method, status) => {
    const before = (await crm()).year.months.at(-1)!
    const body = await purchaseOf(bottle, { payment })
    const { order, total } = await call(placeOrder, { body })
    expect(total).toBeGreaterThan(0)
    const [first, ...others] = (await ecommerce()).transactions
    expect(first).toMatchObject({ kind: 'order', reference: order, method, status, amount: total })
    expect(others.map(({ client }) => client)).not.toContain(first!.client)
    const { sales, income } = (await crm()).year.months.at(-1)!
    expect(addUp([sales, -before.sales])).toBe(total)
    expect(addUp([income, -before.income])).toBe(total)
  })

  test('have what was paid on an invoice', async () => {
    const { id, client } = (await allInvoices({ status: 'Sent' }))[0]!
    setNow('2026-03-11T00:00:00Z')
    const body = { amount: 42.5, date: '2026-03-11', method: 'creditCard' as const, note: '' }
    await call(createInvoicePayment, { params: { id }, body })
    expect((await ecommerce()).transactions[0]).toMatchObject({
      kind: 'invoice',
      reference: id,
      client: client.name,
      method: 'creditCard',
      amount: 42.5,
      status: 'verified',
    })
  })
})
