import { describe, expect, test } from 'vitest'
import { ALL_ITEMS } from '../../contract/common.ts'
import { call, send } from '../../testing/call.ts'
import { getCustomerAccount } from '../customer-accounts/contract.ts'
import { getCustomerHistory } from '../customer-history/contract.ts'
import { createCustomer, getCustomer, updateCustomer } from '../customers/contract.ts'
import { allCustomers, newcomer } from '../customers/testing.ts'
import { getOrder } from '../order-details/contract.ts'
import { allOrders } from '../orders/testing.ts'
import { listOrders } from '../orders/contract.ts'
import { mergeCustomers, unmergeCustomers } from './contract.ts'

const pathOf = (id: number | string) => `/api/apps/ecommerce/customers/${id}/merges`
const detail = (id: number) => call(getCustomer, { params: { id } })
const account = (id: number) => call(getCustomerAccount, { params: { id } })
const ordersOf = async (id: number) =>
  (await call(listOrders, { query: { customerId: String(id), itemsPerPage: ALL_ITEMS } })).orders.map(
    ({ order }) => order,
  )

/** Two with orders: who is kept, and who goes. */
const pair = async () => {
  const [kept, other] = (await allCustomers()).filter(({ order }) => order > 1)
  return [kept!, other!] as const
}

describe('mergeCustomers', () => {
  test('moves what belongs to one to the other, with the values that win, and undoes it', async () => {
    const [kept, other] = await pair()
    const [id, otherId] = [kept.customerId, other.customerId]
    const before = {
      customers: await allCustomers(),
      orders: await allOrders(),
      own: await ordersOf(id),
      others: await ordersOf(otherId),
      accounts: [await account(id), await account(otherId)],
    }
    const contact = (await detail(otherId)).contact
    const { merge, customer } = await call(mergeCustomers, {
      params: { id },
      body: { other: otherId, takes: ['contact', 'email'] },
    })
    expect(customer).toMatchObject({ customer: kept.customer, email: other.email, contact })
    expect(customer.order).toBe(kept.order + other.order)
    expect(merge.orders).toBe(before.others.length)
    expect(new Set(await ordersOf(id))).toEqual(new Set([...before.own, ...before.others]))
    expect((await send('GET', `/api/apps/ecommerce/customers/${otherId}`)).status).toBe(404)
    const sums = await account(id)
    expect(sums.addresses).toHaveLength(
      before.accounts[0]!.addresses.length + before.accounts[1]!.addresses.length,
    )
    expect(sums.addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1)

    await call(unmergeCustomers, { params: { id, merge: merge.id } })
    expect(await allCustomers()).toEqual(before.customers)
    expect(await allOrders()).toEqual(before.orders)
    expect(await ordersOf(otherId)).toEqual(before.others)
    expect([await account(id), await account(otherId)]).toEqual(before.accounts)
  })

  test('an order of the samples shows the same after it has moved to someone new', async () => {
    const { customerId: id } = await call(createCustomer, { body: newcomer })
    const [other] = await pair()
    const [order] = await ordersOf(other.customerId)
    const before = await call(getOrder, { params: { order: order! } })
    await call(mergeCustomers, { params: { id }, body: { other: other.customerId } })
    const after = await call(getOrder, { params: { order: order! } })
    expect(after.items).toEqual(before.items)
    expect(after.customer).toMatchObject({ customerId: id })
    const { events } = await call(getCustomerHistory, { params: { id }, query: { kind: 'merge' } })
    expect(events).toMatchObject([{ kind: 'merge', customer: other.customer }])
  })

  test('refuses who is not there, and the same one', async () => {
    const [{ customerId }] = await pair()
    for (const other of [1, customerId])
      expect(await send('POST', pathOf(customerId), { other })).toMatchObject({
        status: 400,
        body: { errors: { other: [expect.any(String)] } },
      })
    expect((await send('POST', pathOf(1), { other: customerId })).status).toBe(404)
  })
})

describe('unmergeCustomers', () => {
  test('keeps what was changed since', async () => {
    const [kept, other] = await pair()
    const id = kept.customerId
    const { contact } = await detail(id)
    const { merge } = await call(mergeCustomers, {
      params: { id },
      body: { other: other.customerId, takes: ['customer', 'contact'] },
    })
    await call(updateCustomer, { params: { id }, body: { customer: 'Ada Quill', tags: ['new'] } })
    const back = await call(unmergeCustomers, { params: { id, merge: merge.id } })
    expect(back).toMatchObject({ customer: 'Ada Quill', contact, tags: ['new'] })
  })

  test('answers 404 without such a merge, and 409 if the address is someone else’s by now', async () => {
    const [kept, other] = await pair()
    const id = kept.customerId
    expect((await send('DELETE', `${pathOf(id)}/1`)).status).toBe(404)
    const { merge } = await call(mergeCustomers, { params: { id }, body: { other: other.customerId } })
    await call(createCustomer, { body: { ...newcomer, email: other.email } })
    expect((await send('DELETE', `${pathOf(id)}/${merge.id}`)).status).toBe(409)
  })
})
