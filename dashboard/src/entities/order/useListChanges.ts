import { sendOrder, unsendOrder } from '@data1522/mocks/contract/order-details'
import { deleteOrder, type Order, restoreOrders } from '@data1522/mocks/contract/orders'
import { call } from '../../core/api/client.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { useText } from '../../core/i18n/useText.ts'
import type { ListPage } from '../../shared/list/definition.ts'
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
      mutationFn: () => Promise.all(ids.map((id) => call(deleteOrder, { params: { id } }))),
      successMessage: () => text('orders.deleted', { count: ids.length, number: String(orders[0]!.order) }),
      undo: () => call(restoreOrders, { body: { ids } }),
    })
  }

  const sendAll = (orders: readonly Order[]) => {
    const waiting = orders.filter(({ isSendable }) => isSendable)
    if (waiting.length === 0)
      return change({ mutationFn: async () => undefined, successMessage: () => text('orders.nothingToSend') })
    const parcels: { order: number; id: number }[] = []
    return change({
      optimisticUpdate: withRows((one) =>
        waiting.some(({ id }) => id === one.id)
          ? { ...one, status: 'Dispatched' as const, isSendable: false }
          : one,
      ),
      mutationFn: () =>
        Promise.all(
          waiting.map(async ({ order }) => {
            const answer = await call(sendOrder, { params: { order }, body: {} })
            parcels.push({ order, id: answer.parcels.at(-1)!.id })
          }),
        ),
      successMessage: () => text('orders.sent', { count: waiting.length, number: String(waiting[0]!.order) }),
      undo: () => Promise.all(parcels.map((params) => call(unsendOrder, { params }))),
    })
  }
  return { remove, sendAll }
}
