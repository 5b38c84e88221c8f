import { placeOrder, type Purchase } from '@data1522/mocks/contract/checkout'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { invoicesKey } from '../invoice/queries.ts'
import { ordersKey, touchedByOrders } from '../order/queries.ts'
import { productsKey } from '../product/queries.ts'
import { checkoutKey } from './queries.ts'

/** Places an order; what it throws is for the form to say. */
export function usePlaceOrder() {
  const queries = useQueryClient()
  return async (purchase: Purchase) => {
    try {
      return await call(placeOrder, { body: purchase })
    } finally {
      // Also what was refused tells that prices or stock are no longer as they were.
      for (const queryKey of [checkoutKey, ordersKey, productsKey, invoicesKey, ...touchedByOrders])
        void queries.invalidateQueries({ queryKey })
    }
  }
}
