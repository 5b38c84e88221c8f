import { ALL_ITEMS } from '@data1522/mocks/contract/common'
import { getCustomerAccount } from '@data1522/mocks/contract/customer-accounts'
import { getCustomer } from '@data1522/mocks/contract/customers'
import { listOrders, type OrderQuery } from '@data1522/mocks/contract/orders'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'

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

/** All of a customer's orders. */
export const allOrdersQuery = (customerId: string) =>
  customerOrdersQuery(customerId, { itemsPerPage: ALL_ITEMS })
