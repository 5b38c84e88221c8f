import { getOrder } from '@data1522/mocks/contract/order-details'
import { getOrdersSummary } from '@data1522/mocks/contract/orders'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'

export const ordersKey = ['orders'] as const

/** What changes with an order, and is known under other keys: sales of the website are told above the products. */
export const touchedByOrders = [['customers'], ['dashboards'], ['products', 'summary']] as const

/** The figures above the list. */
export const ordersSummaryQuery = () =>
  queryOptions({
    queryKey: [...ordersKey, 'summary'],
    queryFn: ({ signal }) => call(getOrdersSummary, {}, { signal }),
  })

/** Everything about one order, by its number. */
export const orderQuery = (order: string) =>
  queryOptions({
    queryKey: [...ordersKey, 'one', order],
    queryFn: ({ signal }) => call(getOrder, { params: { order } }, { signal }),
  })
