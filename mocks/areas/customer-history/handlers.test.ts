import { describe, expect, test } from 'vitest'
import { ALL_ITEMS } from '../../contract/common.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { call, send } from '../../testing/call.ts'
import { createCustomer } from '../customers/contract.ts'
import { allCustomers, newcomer } from '../customers/testing.ts'
import { addOrderNote } from '../order-details/contract.ts'
import { listOrders } from '../orders/contract.ts'
import { type CustomerEvent, getCustomerHistory, getCustomerLifetime } from './contract.ts'

const pathOf = (id: number | string) => `/api/apps/ecommerce/customers/${id}/history`
const historyOf = async (id: number) =>
  (await call(getCustomerHistory, { params: { id }, query: { itemsPerPage: ALL_ITEMS } })).events
const of = <Kind extends CustomerEvent['kind']>(kind: Kind, events: readonly CustomerEvent[]) =>
  events.filter((event): event is Extract<CustomerEvent, { kind: Kind }> => event.kind === kind)

describe('getCustomerLifetime', () => {
  test('agrees with what the list of customers counts', async () => {
    for (const { customerId, order, totalSpent } of (await allCustomers()).slice(0, 20)) {
      const lifetime = await call(getCustomerLifetime, { params: { id: customerId } })
      expect(lifetime).toMatchObject({ count: order, value: totalSpent })
    }
  })

  test.each(['1', ...NO_IDS])('answers 404 to %s', async (id) => {
    expect((await send('GET', `/api/apps/ecommerce/customers/${id}/lifetime`)).status).toBe(404)
  })
})

describe('getCustomerHistory', () => {
  test('tells each order once, ends with the day of joining, and is sorted by time', async () => {
    for (const { customerId } of (await allCustomers()).slice(0, 20)) {
      const events = await historyOf(customerId)
      const query = { customerId: String(customerId), itemsPerPage: ALL_ITEMS }
      const { orders } = await call(listOrders, { query })
      expect(of('order', events)).toHaveLength(orders.length)
      expect(events.at(-1)).toMatchObject({ kind: 'joined' })
      const days = events.map(({ date }) => date)
      expect(days).toEqual(days.toSorted().toReversed())
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
    }
  })

  test('tells a note at once, and keeps those of a kind', async () => {
    const { customerId } = (await allCustomers()).find(({ order }) => order > 0)!
    const { order } = of('order', await historyOf(customerId))[0]!
    await call(addOrderNote, { params: { order }, body: { text: 'Called back' } })
    const params = { id: customerId }
    const { events, total } = await call(getCustomerHistory, { params, query: { kind: 'note' } })
    expect(events[0]).toMatchObject({ kind: 'note', text: 'Called back', order })
    expect(of('note', events)).toHaveLength(total)
  })

  test('of someone new is that they joined today', async () => {
    const { customerId } = await call(createCustomer, { body: newcomer })
    expect(await historyOf(customerId)).toMatchObject([{ kind: 'joined', referrer: '' }])
  })

  test.each(['1', ...NO_IDS])('answers 404 to %s', async (id) => {
    expect((await send('GET', pathOf(id))).status).toBe(404)
  })
})
