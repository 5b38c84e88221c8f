import { describe, expect, test } from 'vitest'
import { ALL_ITEMS } from '../../contract/common.ts'
import {
  getCustomer,
  type Customer,
  CUSTOMER_SORT_KEYS,
  type CustomerQuery,
  type CustomerSortKey,
  listCustomers,
  listCustomerTags,
} from './contract.ts'
import { deleteOrder, ORDER_PAYMENTS } from '../orders/contract.ts'
import { setScenario } from '../../scenarios.ts'
import { call, send } from '../../testing/call.ts'
import { allCustomers } from './testing.ts'
import { describeList } from '../../testing/list-properties.ts'
import { allOrders } from '../orders/testing.ts'

const list = (query: CustomerQuery = {}) => call(listCustomers, { query })
const names = (customers: readonly Customer[]) => customers.map(({ customer }) => customer)

describeList('customers', {
  list: async (query: CustomerQuery) => {
    const { customers, total } = await list(query)
    return { rows: customers, total }
  },
  keyOf: ({ customerId }: Customer) => customerId,
  sortKeys: CUSTOMER_SORT_KEYS,
  filters: { q: ['a', 'France', 'example.com', 'ن', '-'] },
})

describe('listCustomers', () => {
  test('answers the ten newest without a query, the newest first', async () => {
    const { customers, total } = await list()
    expect(total).toBe(100)
    expect(customers.map(({ id }) => id)).toEqual([100, 99, 98, 97, 96, 95, 94, 93, 92, 91])
  })

  test('rows carry the fields of the specification and the tags, and no more', async () => {
    const fields = 'avatar country countryCode countryFlag customer customerId email id order tags totalSpent'
    for (const customer of await allCustomers()) expect(Object.keys(customer).sort().join(' ')).toBe(fields)
  })

  test.each([
    ['a name', 'MAREN toll'],
    ['an e-mail address', 'maren.tolliver@'],
  ])('finds %s', async (_, q) => {
    expect(names((await list({ q })).customers)).toEqual(['Maren Tolliver'])
  })

  test('finds accented and Arabic names', async () => {
    expect(names((await list({ q: 'LÉONTINE' })).customers)).toEqual(['Léontine Chaumarais'])
    expect(names((await list({ q: ' المراكبي ' })).customers)).toEqual(['يزن المراكبي'])
  })

  test('keeps those of a country, and those who ordered and spent within bounds, the ends included', async () => {
    const all = await allCustomers()
    const kept = async (query: CustomerQuery) => (await list({ ...query, itemsPerPage: ALL_ITEMS })).customers
    expect(await kept({ country: 'BR' })).toEqual(all.filter(({ countryCode }) => countryCode === 'BR'))
    expect(await kept({ ordersTo: 0 })).toEqual(all.filter(({ order }) => order === 0))
    const [most] = await kept({ sortBy: 'totalSpent', orderBy: 'desc' })
    expect(await kept({ spentFrom: most!.totalSpent })).toEqual([most])
    expect(await kept({ ordersFrom: 2, ordersTo: 3, spentTo: 1500 })).toEqual(
      all.filter(({ order, totalSpent }) => order >= 2 && order <= 3 && totalSpent <= 1500),
    )
    expect(await kept({ country: 'XX' as 'BR' })).toEqual([])
  })

  test('finds a country', async () => {
    const { customers, total } = await list({ q: 'brazil', itemsPerPage: ALL_ITEMS })
    expect(total).toBe(customers.length)
    expect(customers).toEqual((await allCustomers()).filter(({ countryCode }) => countryCode === 'BR'))
  })

  test('does not look into other fields', async () => {
    expect((await list({ q: 'flags/' })).total).toBe(0)
    expect((await list({ q: 'Active' })).total).toBe(0)
  })

  test.each<[string, (customerId: number) => string]>([
    ['as it is shown', String],
    ['after a sign', (customerId) => `#${customerId}`],
    ['in Arabic digits', (customerId) => customerId.toLocaleString('ar-EG', { useGrouping: false })],
  ])('finds the number of a customer %s', async (_, write) => {
    const first = (await allCustomers())[0]!
    const { customers } = await list({ q: write(first.customerId), itemsPerPage: ALL_ITEMS })
    expect(customers).toContainEqual(first)
    expect(customers.length).toBeLessThan(4)
  })

  test.each<[string, (phone: string) => string]>([
    ['as it is written', (phone) => phone],
    ['without groups', (phone) => phone.replace(/[^\d+]/g, '')],
    ['dialled from abroad', (phone) => phone.replace('+', '00')],
    ['as far as it was typed', (phone) => phone.slice(0, -3)],
    ['in Arabic digits', (phone) => phone.replace(/\d/g, (digit) => Number(digit).toLocaleString('ar-EG'))],
  ])('finds a phone number %s', async (_, write) => {
    const { customerId } = (await allCustomers())[3]!
    const { contact } = await call(getCustomer, { params: { id: customerId } })
    const { customers } = await list({ q: write(contact) })
    expect(customers.map((customer) => customer.customerId)).toContain(customerId)
    expect(customers.length).toBeLessThan(10)
  })

  test.each(['1', '12', 'a1', '+', '--', '(', '000'])('%j is no phone number', async (q) => {
    const hasIt = ({ customer, country, email, customerId }: Customer) =>
      [customer, country, email, String(customerId)].some((words) => words.toLowerCase().includes(q))
    expect((await list({ q, itemsPerPage: ALL_ITEMS })).customers).toEqual(
      (await allCustomers()).filter(hasIt),
    )
  })

  const valueOf: Record<CustomerSortKey, (customer: Customer) => string | number> = {
    customer: ({ customer }) => customer,
    country: ({ country }) => country,
    customerId: ({ customerId }) => customerId,
    orders: ({ order }) => order,
    totalSpent: ({ totalSpent }) => totalSpent,
  }
  const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  const compare = (one: string | number, other: string | number) =>
    typeof one === 'number' ? one - Number(other) : collator.compare(one, String(other))

  test.each(CUSTOMER_SORT_KEYS)('sorts by %s both ways, equal ones newest first', async (sortBy) => {
    const value = valueOf[sortBy]
    const plain = await allCustomers()
    const up = await list({ sortBy, itemsPerPage: ALL_ITEMS })
    const down = await list({ sortBy, orderBy: 'desc', itemsPerPage: ALL_ITEMS })
    expect(up.customers).toEqual(plain.toSorted((one, other) => compare(value(one), value(other))))
    expect(down.customers).toEqual(plain.toSorted((one, other) => compare(value(other), value(one))))
  })

  test('is empty where lists have no rows', async () => {
    setScenario({ empty: true })
    expect(await list()).toEqual({ customers: [], total: 0 })
  })

  test('a page past the last has no rows, but the total', async () => {
    expect(await list({ page: 11 })).toEqual({ customers: [], total: 100 })
  })

  test('odd words in the query do no harm', async () => {
    const { status, body } = await send(
      'GET',
      '/api/apps/ecommerce/customers?sortBy=totalspent&orderBy=up&page=x&q=%20',
    )
    expect(status).toBe(200)
    expect(body).toEqual(await list())
  })
})

describe('what customers have bought', () => {
  const counts = async () =>
    new Map((await allCustomers()).map(({ email, order, totalSpent }) => [email, { order, totalSpent }]))

  test('is the number and the sum of their orders that are neither cancelled nor failed, less refunds', async () => {
    const { paid, pending } = ORDER_PAYMENTS
    const bought = (await allOrders()).filter(({ payment }) => payment === paid || payment === pending)
    expect(bought.some(({ refunded }) => refunded > 0)).toBe(true)
    for (const [email, { order, totalSpent }] of await counts()) {
      const own = bought.filter((one) => one.email === email)
      expect(order).toBe(own.length)
      expect(totalSpent).toBeCloseTo(own.reduce((sum, { spent, refunded }) => sum + spent - refunded, 0))
    }
  })

  test('follows the orders', async () => {
    const [newest] = (await allOrders()).filter(({ payment }) => payment === ORDER_PAYMENTS.paid)
    const { id, email, spent, refunded } = newest!
    const before = (await counts()).get(email)!
    await call(deleteOrder, { params: { id } })
    const after = (await counts()).get(email)!
    expect(after.order).toBe(before.order - 1)
    expect(after.totalSpent).toBeCloseTo(before.totalSpent - spent + refunded)
  })
})

test('listCustomers keeps those with a tag, and listCustomerTags knows each once', async () => {
  const { tags } = await call(listCustomerTags, {})
  const all = await allCustomers()
  expect(tags).toEqual([...new Set(all.flatMap((customer) => customer.tags))].sort())
  const { customers, total } = await call(listCustomers, {
    query: { tag: tags[0]!, itemsPerPage: ALL_ITEMS },
  })
  expect(customers).toEqual(all.filter((customer) => customer.tags.includes(tags[0]!)))
  expect(total).toBeGreaterThan(0)
})
