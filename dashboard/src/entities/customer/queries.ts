import { ALL_ITEMS } from '@data1522/mocks/contract/common'
import { getCustomerAccount } from '@data1522/mocks/contract/customer-accounts'
import {
  type CustomerHistoryQuery,
  getCustomerHistory,
  getCustomerLifetime,
} from '@data1522/mocks/contract/customer-history'
import { getCustomer, listCustomers, listCustomerTags } from '@data1522/mocks/contract/customers'
import { listOrders, type OrderQuery } from '@data1522/mocks/contract/orders'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { isSameValue } from '../../shared/forms/same-value.ts'

export const customersKey = ['customers'] as const

/** What changes with a customer, and is known under other keys. */
export const touchedByCustomers = [['orders'], ['dashboards']] as const

/** One customer, by the `customerId`. */
export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: [...customersKey, 'one', id],
    queryFn: ({ signal }) => call(getCustomer, { params: { id } }, { signal }),
  })

/** What the tabs of a customer show. */
export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: [...customersKey, 'account', id],
    queryFn: ({ signal }) => call(getCustomerAccount, { params: { id } }, { signal }),
  })

/** A page of a customer's orders, read anew with all orders. */
export const customerOrdersQuery = (customerId: string, query: OrderQuery) =>
  queryOptions({
    queryKey: ['orders', 'ofCustomer', customerId, query],
    queryFn: ({ signal }) => call(listOrders, { query: { ...query, customerId } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** What a customer has been worth so far, read anew with all orders. */
export const lifetimeQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'lifetimeOf', id],
    queryFn: ({ signal }) => call(getCustomerLifetime, { params: { id } }, { signal }),
  })

/** What happened between a customer and the shop, read anew with all orders, and each time it is shown: much else is in it. */
export const customerHistoryQuery = (id: string, query: CustomerHistoryQuery) =>
  queryOptions({
    queryKey: ['orders', 'historyOf', id, query],
    queryFn: ({ signal }) => call(getCustomerHistory, { params: { id }, query }, { signal }),
    // Never that of another customer.
    placeholderData: (before, last) => (last?.queryKey[2] === id ? before : undefined),
    staleTime: 0,
  })

/** Whether a customer has an e-mail address. */
export async function isEmailTaken(email: string, signal: AbortSignal) {
  const { customers } = await call(
    listCustomers,
    { query: { q: email, itemsPerPage: ALL_ITEMS } },
    { signal },
  )
  return customers.some((one) => isSameValue(one.email, email))
}

/** The tags that customers have. */
export const customerTagsQuery = () =>
  queryOptions({
    queryKey: [...customersKey, 'tags'],
    queryFn: async ({ signal }) => (await call(listCustomerTags, {}, { signal })).tags,
  })
