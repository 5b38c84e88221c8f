import { listOrders } from '@data1522/mocks/contract/orders'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'

/** What orders are counted from where there is none yet. */
const FIRST_ORDER = 5001

/** What the next order will be counted as. */
export const nextOrderQuery = () =>
  queryOptions({
    queryKey: ['orders', 'next'],
    queryFn: async ({ signal }) => {
      const query = { sortBy: 'order', orderBy: 'desc', itemsPerPage: 1 } as const
      const { orders } = await call(listOrders, { query }, { signal })
      return orders[0] ? orders[0].order + 1 : FIRST_ORDER
    },
  })
