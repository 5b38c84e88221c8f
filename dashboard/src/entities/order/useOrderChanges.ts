import {
  addOrderNote,
  type OrderDetails,
  type OrderEdit,
  type OrderParcel,
  type OrderRefund,
  refundOrder,
  sendOrder,
  unsendOrder,
  updateOrder,
} from '@data1522/mocks/contract/order-details'
import { sumPieces } from '@data1522/mocks/contract/order-pieces'
import type { OrderStatus } from '@data1522/mocks/contract/orders'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../core/api/client.ts'
import { forSamePerson } from '../../core/auth/same-person.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { useText } from '../../core/i18n/useText.ts'
import { statusNames } from './status-meta.ts'
import { fieldsOf, takenBack } from '../../core/mutations/taken-back.ts'
import { orderQuery, ordersKey, touchedByOrders } from './queries.ts'

type Parcel = Pick<OrderParcel, 'items' | 'carrier' | 'tracking'>
type Refund = Pick<OrderRefund, 'amount' | 'reason' | 'items' | 'unsent'>

/** What can be done with one order; the screen shows each answer at once. */
export function useOrderChanges(order: number) {
  'use memo'
  const text = useText()
  const queries = useQueryClient()
  const change = useChange<object>(ordersKey, touchedByOrders)
  const params = { order }
  const { queryKey } = orderQuery(String(order))

  const keep = async (answer: Promise<OrderDetails>) => {
    const details = await forSamePerson(answer)
    queries.setQueryData(queryKey, details)
    return details
  }
  const edit = (body: OrderEdit) => keep(call(updateOrder, { params, body }))
  /** Takes an edit back, but for what was changed again since. */
  const takeBack = async (before: OrderEdit, after: OrderEdit) => {
    const details = await queries.fetchQuery({ ...orderQuery(String(order)), staleTime: 0 })
    const now = { ...details, ...details.order }
    return edit(takenBack(before, after, fieldsOf<OrderEdit, OrderEdit>(now, before)))
  }

  return {
    /** A form shows what fails of this, of `send` and of `refund`, so they throw. */
    edit: (body: OrderEdit, before: OrderEdit) =>
      change({
        mutationFn: () => edit(body),
        throwsOnFailure: true,
        successMessage: () => text('order.saved'),
        undo: () => takeBack(before, body),
      }),
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
        errorMessage: (error) =>
          error instanceof ApiError && error.status === 409 ? text('order.paidMeanwhile') : undefined,
        successMessage: done,
        undo: () => takeBack({ payment: before }, { payment }),
      }),
    send: (body: Parcel) =>
      change({
        mutationFn: async () => (await keep(call(sendOrder, { params, body }))).parcels.at(-1)!,
        throwsOnFailure: true,
        successMessage: ({ items }) => text('order.sent', { count: sumPieces(items) }),
        undo: ({ id }) => keep(call(unsendOrder, { params: { order, id } })),
      }),
    refund: (body: Refund, done: () => string) =>
      change({
        mutationFn: () => keep(call(refundOrder, { params, body })),
        throwsOnFailure: true,
        successMessage: done,
      }),
    addNote: (note: string) =>
      change({ mutationFn: () => keep(call(addOrderNote, { params, body: { text: note } })) }),
  }
}
