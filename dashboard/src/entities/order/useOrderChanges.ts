import {
  addOrderNote,
  type OrderDetails,
  type OrderEdit,
  type OrderParcel,
  refundOrder,
  sendOrder,
  unsendOrder,
  updateOrder,
} from '@data1522/mocks/contract/order-details'
import { sumPieces } from '@data1522/mocks/contract/order-pieces'
import type { OrderStatus } from '@data1522/mocks/contract/orders'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { useText } from '../../core/i18n/useText.ts'
import { statusNames } from './status-meta.ts'
import { fieldsOf, takenBack } from '../../core/mutations/taken-back.ts'
import { orderQuery, ordersKey, touchedByOrders } from './queries.ts'

type Parcel = Pick<OrderParcel, 'items' | 'carrier' | 'tracking'>
type Refund = { amount: number; reason: string; items: OrderParcel['items'] }

/** What can be done with one order; the screen shows each answer at once. */
export function useOrderChanges(order: number) {
  'use memo'
  const text = useText()
  const queries = useQueryClient()
  const change = useChange<object>(ordersKey, touchedByOrders)
  const params = { order }
  const { queryKey } = orderQuery(String(order))

  const keep = async (answer: Promise<OrderDetails>) => {
    const details = await answer
    queries.setQueryData(queryKey, details)
    return details
  }
  const edit = (body: OrderEdit) => keep(call(updateOrder, { params, body }))
  /** Takes an edit back, but for what was changed again since. */
  const takeBack = async (before: OrderEdit, after: OrderEdit) => {
    const { order: now } = await queries.fetchQuery({ ...orderQuery(String(order)), staleTime: 0 })
    return edit(takenBack(before, after, fieldsOf<OrderEdit, OrderEdit>(now, before)))
  }
  /** What a failed call of a form says is shown in the form, so it throws. */
  const saved = async (answer: Promise<OrderDetails>, done: () => string, undo?: () => Promise<unknown>) => {
    const details = await keep(answer)
    await change({ mutationFn: async () => details, successMessage: done, undo })
    return details
  }

  return {
    edit: (body: OrderEdit, before: OrderEdit) =>
      saved(
        call(updateOrder, { params, body }),
        () => text('order.saved'),
        () => takeBack(before, body),
      ),
    setStatus: (status: OrderStatus, before: OrderStatus) =>
      change({
        mutationFn: () => edit({ status }),
        successMessage: () =>
          text('order.statusSet', { status: text(`orders.status.${statusNames[status]}`) }),
        undo: () => takeBack({ status: before }, { status }),
      }),
    setPayment: (payment: OrderEdit['payment'], before: OrderEdit['payment'], done: () => string) =>
      change({
        mutationFn: () => edit({ payment }),
        successMessage: done,
        undo: () => takeBack({ payment: before }, { payment }),
      }),
    send: async (body: Parcel) => {
      const { parcels } = await keep(call(sendOrder, { params, body }))
      const { id, items } = parcels.at(-1)!
      await change({
        mutationFn: async () => undefined,
        successMessage: () => text('order.sent', { count: sumPieces(items) }),
        undo: () => keep(call(unsendOrder, { params: { order, id } })),
      })
    },
    refund: (body: Refund, done: () => string) => saved(call(refundOrder, { params, body }), done),
    addNote: (note: string) =>
      change({ mutationFn: () => keep(call(addOrderNote, { params, body: { text: note } })) }),
  }
}
