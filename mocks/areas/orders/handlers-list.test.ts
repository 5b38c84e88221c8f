import { describe, expect, test } from 'vitest'
import { ALL_ITEMS } from '../../contract/common.ts'
import { placeOrder } from '../checkout/contract.ts'
import { bottle, purchaseOf } from '../checkout/testing.ts'
import { listCustomers } from '../customers/contract.ts'
import {
  deliveryStateOf,
  isSale,
  listOrders,
  type Order,
  ORDER_PAYMENT_STATES,
  ORDER_PAYMENTS,
  ORDER_SORT_KEYS,
  ORDER_DELIVERY_STATES,
  type OrderQuery,
  type OrderSortKey,
  paymentStateOf,
} from './contract.ts'
import { updateStoreDetails } from '../store-settings/contract.ts'
import { settings } from '../store-settings/testing.ts'
import { setScenario } from '../../scenarios.ts'
import { call, send } from '../../testing/call.ts'
import { describeList } from '../../testing/list-properties.ts'
import { allOrders, detailsOf } from './testing.ts'

const list = (query: OrderQuery = {}) => call(listOrders, { query })
const numbers = (orders: readonly Order[]) => orders.map(({ order }) => order)

describeList('orders', {
  list: async (query: OrderQuery) => {
    const { orders, total } = await list(query)
    return { rows: orders, total }
  },
  keyOf: ({ id }: Order) => id,
  sortKeys: ORDER_SORT_KEYS,
  filters: {
    q: ['a', '53', 'example.com', 'é', '-'],
    status: ORDER_DELIVERY_STATES,
    payment: Object.values(ORDER_PAYMENTS),
  },
  partitions: ['status', 'payment'],
})

describe('listOrders', () => {
  test('answers the ten newest without a query, the newest first', async () => {
    const { orders, total } = await list()
    expect(total).toBe(100)
    expect(orders.map(({ id }) => id)).toEqual([100, 99, 98, 97, 96, 95, 94, 93, 92, 91])
  })

  test('rows carry the fields of the specification, and three of ours', async () => {
    const fields =
      'avatar customer date email id isSendable method methodNumber number order payment refunded spent status time'
    for (const order of await allOrders()) expect(Object.keys(order).sort().join(' ')).toBe(fields)
  })

  test('finds a customer, an e-mail address and an order number', async () => {
    const all = await allOrders()
    const { customer, email, order } = all[30]!
    const ofCustomer = all.filter((one) => one.email === email)
    expect(await allOrders({ q: customer.toUpperCase() })).toEqual(ofCustomer)
    expect(await allOrders({ q: ` ${email} ` })).toEqual(ofCustomer)
    expect(numbers(await allOrders({ q: String(order) }))).toEqual([order])
  })

  test.each<[string, (order: number) => string]>([
    ['with its sign', (order) => ` #${order} `],
    ['with its word', (order) => `Order ${order}`],
    ['with its French word', (order) => `commande ${order}`],
    [
      'with its Arabic word and digits',
      (order) => `الطلب ${order.toLocaleString('ar-EG', { useGrouping: false })}`,
    ],
  ])('finds an order number %s', async (_, write) => {
    const { order } = (await allOrders())[30]!
    expect(numbers(await allOrders({ q: write(order) }))).toEqual([order])
  })

  test.each<[string, (order: number) => string]>([
    ['as it is written', (order) => `mt-${order}-26`],
    ['with its word', (order) => `Order MT-${order}-26`],
    ['by the bare number', String],
  ])('finds an order %s where the store writes more than a sign', async (_, write) => {
    const { store } = await settings()
    await call(updateStoreDetails, { body: { ...store, orderIdPrefix: 'MT-', orderIdSuffix: '-26' } })
    const { order } = await call(placeOrder, { body: await purchaseOf(bottle) })
    const found = await allOrders({ q: write(order) })
    expect(found.map(({ number }) => number)).toEqual([`MT-${order}-26`])
  })

  test('does not look into other fields', async () => {
    expect((await list({ q: 'Delivered' })).total).toBe(0)
    expect((await list({ q: 'paypalLogo' })).total).toBe(0)
  })

  test('keeps those of a status, of a payment, of a customer', async () => {
    const all = await allOrders()
    expect(await allOrders({ status: 'Dispatched' })).toEqual(
      all.filter(({ status }) => status === 'Dispatched'),
    )
    const notSent = await allOrders({ status: 'notSent' })
    expect(notSent.length).toBeGreaterThan(0)
    expect(notSent).toEqual(all.filter((order) => !isSale(order) && order.status === 'Ready to Pickup'))
    expect((await allOrders({ status: 'Ready to Pickup' })).every(isSale)).toBe(true)
    expect(await allOrders({ payment: '4' })).toEqual(all.filter(({ payment }) => payment === 4))
    const { customers } = await call(listCustomers, { query: { sortBy: 'orders', orderBy: 'desc' } })
    const { customerId, email } = customers[0]!
    const own = await allOrders({ customerId: String(customerId) })
    expect(own.length).toBeGreaterThan(2)
    expect(own).toEqual(all.filter((order) => order.email === email))
  })

  test('keeps those that count as bought, and those of customers in a country', async () => {
    const all = await allOrders()
    expect(await allOrders({ sold: true })).toEqual(all.filter(isSale))
    expect(await allOrders({ sold: false })).toEqual(all.filter((order) => !isSale(order)))
    const { customers } = await call(listCustomers, { query: { itemsPerPage: ALL_ITEMS } })
    const french = customers.filter(({ countryCode }) => countryCode === 'FR').map(({ email }) => email)
    const fromFrance = await allOrders({ country: 'FR' })
    expect(fromFrance.length).toBeGreaterThan(2)
    expect(fromFrance).toEqual(all.filter(({ email }) => french.includes(email)))
  })

  test('keeps those of a method, of days, of amounts, and those refunded', async () => {
    const all = await allOrders()
    expect(await allOrders({ method: 'mastercard' })).toEqual(
      all.filter(({ method }) => method === 'mastercard'),
    )
    const days = all.map(({ date }) => date).sort()
    const [from, to] = [days[20]!, days[60]!]
    const between = await allOrders({ from, to })
    expect(between).toEqual(all.filter(({ date }) => date >= from && date <= to))
    expect(between.length).toBeGreaterThan(30)
    expect(await allOrders({ min: '100', max: '300' })).toEqual(
      all.filter(({ spent }) => spent >= 100 && spent <= 300),
    )
    expect(await allOrders({ min: 'much', to: 'tomorrow' })).toEqual(all)
    const refunded = await allOrders({ refunded: true })
    const kept = await allOrders({ refunded: false })
    expect(refunded.length).toBeGreaterThan(2)
    expect(refunded.length + kept.length).toBe(all.length)
    for (const { order } of refunded) expect((await detailsOf(order)).refunds).not.toEqual([])
  })

  test('keeps those of a state of the payment, which says the same as the details', async () => {
    const all = await allOrders()
    const found = await Promise.all(ORDER_PAYMENT_STATES.map((paymentState) => allOrders({ paymentState })))
    expect(found.map((orders) => orders.length > 0)).not.toContain(false)
    expect(found.flat().length).toBe(all.length)
    for (const [index, orders] of found.entries())
      for (const order of orders) {
        expect(paymentStateOf(order)).toBe(ORDER_PAYMENT_STATES[index])
        const { refunds } = await detailsOf(order.order)
        expect(order.refunded).toBeCloseTo(refunds.reduce((sum, { amount }) => sum + amount, 0))
      }
  })

  test.each([
    'country=XX',
    'paymentState=lost',
    'status=Lost',
    'method=shells',
    'payment=9',
    'customerId=__proto__',
  ])('%s keeps none', async (query) => {
    const { status, body } = await send('GET', `/api/apps/ecommerce/orders?${query}`)
    expect(status).toBe(200)
    expect(body).toEqual({ orders: [], total: 0 })
  })

  const valueOf: Record<OrderSortKey, (order: Order) => string | number> = {
    order: ({ order }) => order,
    customers: ({ customer }) => customer,
    date: ({ date, time }) => Date.parse(`${date} ${time}`),
    status: deliveryStateOf,
    spent: ({ spent }) => spent,
  }
  const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  const compare = (one: string | number, other: string | number) =>
    typeof one === 'number' ? one - Number(other) : collator.compare(one, String(other))

  test.each(ORDER_SORT_KEYS)('sorts by %s both ways, equal ones newest first', async (sortBy) => {
    const value = valueOf[sortBy]
    const plain = await allOrders()
    expect(await allOrders({ sortBy })).toEqual(
      plain.toSorted((one, other) => compare(value(one), value(other))),
    )
    expect(await allOrders({ sortBy, orderBy: 'desc' })).toEqual(
      plain.toSorted((one, other) => compare(value(other), value(one))),
    )
  })

  test('is empty where lists have no rows', async () => {
    setScenario({ empty: true })
    expect(await list()).toEqual({ orders: [], total: 0 })
  })

  test('a page past the last has no rows, but the total', async () => {
    expect(await list({ page: 11 })).toEqual({ orders: [], total: 100 })
  })
})

describe('with a hundred thousand orders', () => {
  test('pages, filters and sorts them', async () => {
    setScenario({ many: true })
    const { orders, total } = await list({ page: 100, itemsPerPage: 1000 })
    expect(total).toBe(100_000)
    expect(orders).toHaveLength(1000)
    expect(orders.at(-1)!.id).toBe(1)

    const failed = await list({ payment: '4', sortBy: 'spent', orderBy: 'desc', itemsPerPage: 100 })
    expect(failed.total).toBeGreaterThan(5000)
    const spent = failed.orders.map((order) => order.spent)
    expect(spent).toEqual(spent.toSorted((one, other) => other - one))

    const byDate = await list({ sortBy: 'date', itemsPerPage: 3 })
    expect(byDate.orders.map(({ id }) => id)).toEqual([1, 2, 3])
    const [newest] = (await list()).orders
    expect(await list({ q: String(newest!.order) })).toEqual({ orders: [newest], total: 1 })
  })

  test('nothing of them stays when the scenario ends', async () => {
    setScenario({ many: true })
    const { total } = await list()
    await send('DELETE', '/api/apps/ecommerce/orders/100')
    expect((await list()).total).toBe(total - 1)
    setScenario()
    expect((await list()).total).toBe(100)
  })

  test('customers count them too', async () => {
    setScenario({ many: true })
    const { customers } = await call(listCustomers, { query: { itemsPerPage: ALL_ITEMS } })
    expect(customers.reduce((sum, { order }) => sum + order, 0)).toBeGreaterThan(70_000)
  })
})
