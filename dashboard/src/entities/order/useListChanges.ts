import { sendOrders, unsendOrders } from '@data1522/mocks/contract/order-details'
import { deleteOrders, type Order, restoreOrders } from '@data1522/mocks/contract/orders'
import { call } from '../../core/api/client.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { useText } from '../../core/i18n/useText.ts'
import type { ListPage } from '../../shared/list/list-config.ts'
import { without, withRows } from '../../shared/list/query.ts'
import { ordersKey, touchedByOrders } from './queries.ts'

/** Deletes orders and sends them: at once on the screen, then on the server, with a way back. */
export function useListChanges() {
  'use memo'
  const text = useText()
  const change = useChange<ListPage<Order>>(ordersKey, touchedByOrders)

  const remove = (orders: readonly Pick<Order, 'id' | 'order'>[]) => {
    const ids = orders.map(({ id }) => id)
    return change({
      optimisticUpdate: without(({ id }) => ids.includes(id)),
      mutationFn: () => call(deleteOrders, { body: { ids } }),
      successMessage: ({ ids: gone }) => {
        const first = orders.find(({ id }) => gone.includes(id))
        return first && text('orders.deleted', { count: gone.length, number: String(first.order) })
      },
      undo: ({ ids: gone }) => call(restoreOrders, { body: { ids: gone } }),
    })
  }

  const sendAll = (orders: readonly Order[]) => {
    const waiting = orders.filter(({ isSendable }) => isSendable)
    if (waiting.length === 0)
      return change({ mutationFn: async () => undefined, successMessage: () => text('orders.nothingToSend') })
    return change({
      optimisticUpdate: withRows((one) =>
        waiting.some(({ id }) => id === one.id)
          ? { ...one, status: 'Dispatched' as const, isSendable: false }
          : one,
      ),
      mutationFn: () => call(sendOrders, { body: { ids: waiting.map(({ id }) => id) } }),
      successMessage: ({ parcels }) =>
        parcels.length > 0
          ? text('orders.sent', { count: parcels.length, number: String(parcels[0]!.order) })
          : text('orders.nothingToSend'),
      undo: (sent) => call(unsendOrders, { body: sent }),
    })
  }
  return { remove, sendAll }
}
