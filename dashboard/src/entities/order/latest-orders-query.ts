import { listOrders } from '@data1522/mocks/contract/orders'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { ordersKey } from './queries.ts'

/** The newest orders, so many. */
export const latestOrdersQuery = (count: number) =>
  queryOptions({
    queryKey: [...ordersKey, 'latest', count],
    queryFn: ({ signal }) => call(listOrders, { query: { itemsPerPage: count } }, { signal }),
  })
