import { sendOrders, unsendOrders } from '@data1522/mocks/contract/order-details'
import {
  deleteOrders,
  isSale,
  type Order,
  ORDER_PAYMENTS,
  restoreOrders,
  updateOrders,
} from '@data1522/mocks/contract/orders'
import { useIntl } from 'react-intl'
import { call } from '../../core/api/client.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { isolatedWords } from '../../core/i18n/isolated.ts'
import { useText } from '../../core/i18n/useText.ts'
import type { ListPage } from '../../shared/list/list-config.ts'
import { without, withRows } from '../../shared/list/query.ts'
import { ordersKey, touchedByOrders } from './queries.ts'

const { paid, pending } = ORDER_PAYMENTS
const SHOWN_NUMBERS = 5

const sentences = (first: string, others: readonly string[]) =>
  others.length > 0 ? [`${first}.`, ...others].join(' ') : first

/** Deletes orders and sends them: at once on the screen, then on the server, with a way back. */
export function useListChanges() {
  'use memo'
  const text = useText()
  const { formatList, locale } = useIntl()
  const change = useChange<ListPage<Order>>(ordersKey, touchedByOrders)

  const remove = (orders: readonly Pick<Order, 'id' | 'number'>[]) => {
    const ids = orders.map(({ id }) => id)
    return change({
      optimisticUpdate: without(({ id }) => ids.includes(id)),
      mutationFn: () => call(deleteOrders, { body: { ids } }),
      successMessage: ({ ids: gone }) => {
        const first = orders.find(({ id }) => gone.includes(id))
        return first && text('orders.deleted', { count: gone.length, number: first.number })
      },
      undo: ({ ids: gone }) => call(restoreOrders, { body: { ids: gone } }),
    })
  }

  /** Says which orders were left out for a reason. */
  const leftOutAs = (reason: 'called' | 'gone' | 'notWaiting', orders: readonly Order[]) => {
    const isMirrored = locale.startsWith('ar')
    const numbers = orders.map(({ number }) => (isMirrored ? isolatedWords(number) : number))
    if (numbers.length === 0) return []
    const shown = numbers.slice(0, SHOWN_NUMBERS)
    const more = numbers.length - shown.length
    const all = more > 0 ? [...shown, text('orders.leftOut.more', { count: more })] : shown
    return [text(`orders.leftOut.${reason}`, { count: numbers.length, numbers: formatList(all) })]
  }
  /** Which orders were not sent, by the reason. */
  const leftOut = (orders: readonly Order[]) => [
    ...leftOutAs(
      'called',
      orders.filter((order) => !isSale(order)),
    ),
    ...leftOutAs('gone', orders.filter(isSale)),
  ]

  const sendAll = (orders: readonly Order[]) => {
    const waiting = orders.filter(({ isSendable }) => isSendable)
    if (waiting.length === 0)
      return change({
        mutationFn: async () => undefined,
        successMessage: () => sentences(text('orders.nothingToSend'), leftOut(orders)),
      })
    return change({
      optimisticUpdate: withRows((one) =>
        waiting.some(({ id }) => id === one.id)
          ? { ...one, status: 'Dispatched' as const, isSendable: false }
          : one,
      ),
      mutationFn: () => call(sendOrders, { body: { ids: waiting.map(({ id }) => id) } }),
      successMessage: ({ parcels }) => {
        const gone = parcels.map(({ order }) => order)
        const first = waiting.find(({ order }) => gone.includes(order))
        const sent = first
          ? text('orders.sent', { count: gone.length, number: first.number })
          : text('orders.nothingToSend')
        return sentences(sent, leftOut(orders.filter(({ order }) => !gone.includes(order))))
      },
      undo: (sent) => call(unsendOrders, { body: sent }),
    })
  }

  const putPayment = (ids: readonly number[], payment: typeof paid | typeof pending) =>
    call(updateOrders, { body: { orders: ids.map((id) => ({ id, payment })) } })

  const markPaid = (orders: readonly Order[]) => {
    const waiting = orders.filter(({ payment }) => payment === pending)
    if (waiting.length === 0)
      return change({ mutationFn: async () => undefined, successMessage: () => text('orders.nothingToPay') })
    const ids = waiting.map(({ id }) => id)
    return change({
      optimisticUpdate: withRows((one) => (ids.includes(one.id) ? { ...one, payment: paid } : one)),
      mutationFn: () => putPayment(ids, paid),
      successMessage: ({ ids: done }) => {
        const first = waiting.find(({ id }) => done.includes(id))
        if (!first) return text('orders.nothingToPay')
        return sentences(
          text('orders.markedPaid', { count: done.length, number: first.number }),
          leftOutAs(
            'notWaiting',
            orders.filter(({ id }) => !done.includes(id)),
          ),
        )
      },
      undo: ({ ids: done }) => putPayment(done, pending),
    })
  }
  return { remove, sendAll, markPaid }
}
