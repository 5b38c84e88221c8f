import { may } from '../../contract/access.ts'
import {
  amount,
  change,
  changedIds,
  count,
  email,
  failure,
  id,
  invalidInput,
  nothing,
  oneOf,
  picture,
  requiredLine,
  someIds,
} from '../../contract/common.schema.ts'
import {
  ORDER_METHODS,
  ORDER_PAYMENTS,
  ORDER_STATUSES,
  type OrderDeliveryState,
  type OrderMethod,
  type OrderPayment,
  type OrderPaymentState,
  ORDER_SORT_KEYS,
} from './contract.ts'
import type { CustomerCountry } from '../customers/contract.ts'
import { flag, list, text } from '../../contract/query.schema.ts'
import { z } from '../../contract/zod.ts'

/** The fields of the specification. */
const plainOrder = z.object({
  id,
  order: id,
  customer: requiredLine,
  email,
  avatar: picture,
  payment: z.literal(Object.values(ORDER_PAYMENTS)),
  status: oneOf(ORDER_STATUSES),
  spent: amount,
  method: oneOf(ORDER_METHODS),
  date: z.iso.date(),
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  methodNumber: z.int().check(z.minimum(0), z.maximum(9999)),
})

export const order = z.extend(plainOrder, { number: requiredLine, refunded: amount, isSendable: z.boolean() })

/** A filter with a word that no order has finds nothing; an empty one does not filter. */
export const orderQuery = z.object({
  q: text(),
  status: text<OrderDeliveryState | ''>(),
  payment: text<`${OrderPayment}` | ''>(),
  method: text<OrderMethod | ''>(),
  customerId: text(),
  country: text<CustomerCountry | ''>(),
  refunded: flag(),
  sold: flag(),
  paymentState: text<OrderPaymentState | ''>(),
  from: text(),
  to: text(),
  min: text(),
  max: text(),
  ...list(ORDER_SORT_KEYS),
})

const tile = z.object({ count, amount, change })

export const ordersSummary = z.object({ pending: tile, completed: tile, refunded: tile, failed: tile })

export const listOrders = {
  access: may('read', 'Order'),
  query: orderQuery,
  answers: { 200: z.object({ orders: z.array(order), total: z.int() }) },
}

export const deleteOrder = { access: may('delete', 'Order'), answers: { 204: nothing } }

export const deleteOrders = {
  access: may('delete', 'Order'),
  beyond: true as const,
  body: someIds,
  answers: { 200: changedIds, 400: invalidInput },
}

export const updateOrders = {
  access: may('update', 'Order'),
  beyond: true as const,
  body: z.object({
    orders: z
      .array(z.object({ id, payment: z.literal([ORDER_PAYMENTS.paid, ORDER_PAYMENTS.pending]) }))
      .check(z.minLength(1), z.maxLength(1000)),
  }),
  answers: { 200: changedIds, 400: invalidInput },
}

export const restoreOrders = {
  access: may('delete', 'Order'),
  beyond: true as const,
  body: someIds,
  answers: { 200: z.object({ orders: z.array(order) }), 400: invalidInput, 404: failure },
}

export const getOrdersSummary = {
  access: may('read', 'Order'),
  beyond: true as const,
  answers: { 200: ordersSummary },
}
