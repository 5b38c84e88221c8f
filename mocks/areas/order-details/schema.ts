import { may } from '../../contract/access.ts'
import { postalAddress } from '../../contract/addresses.schema.ts'
import {
  amount,
  count,
  failure,
  id,
  invalidInput,
  line,
  picture,
  requiredLine,
  someIds,
} from '../../contract/common.schema.ts'
import { PAYMENT_BRANDS } from '../customer-accounts/contract.ts'
import { customerDetail } from '../customers/schema.ts'
import { ORDER_EVENTS } from './contract.ts'
import { order } from '../orders/schema.ts'
import { z } from '../../contract/zod.ts'

const CENT = 0.01
const NOTE_LIMIT = 2000

const noteText = z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTE_LIMIT))

export const orderItem = z.object({
  /** That of the product. */
  id,
  name: requiredLine,
  image: picture,
  options: z.array(z.object({ option: line, value: line })),
  price: amount,
  /** The price that this one was reduced from; what was kept before there was this lacks it. */
  before: z._default(z.nullable(amount), null),
  quantity: count,
  total: amount,
})

export const orderStep = z.object({ event: z.enum(ORDER_EVENTS), time: z.nullable(z.iso.datetime()) })

/** So many pieces of a product of the order. */
export const orderPieces = z.array(z.object({ id, quantity: z.int().check(z.positive()) }))

export const orderRefund = z.object({
  id,
  amount,
  reason: line,
  items: orderPieces,
  /** Those of the items that had not been sent, and will not be. */
  unsent: orderPieces,
  time: z.iso.datetime(),
})

export const orderParcel = z.object({
  id,
  items: orderPieces,
  carrier: line,
  tracking: line,
  time: z.iso.datetime(),
})

export const orderNote = z.object({
  id,
  text: noteText,
  author: requiredLine,
  avatar: picture,
  time: z.iso.datetime(),
})

export const orderRecord = z.object({
  contact: line,
  items: z.array(orderItem),
  subtotal: amount,
  discount: amount,
  shipping: amount,
  tax: amount,
  shippingAddress: postalAddress,
  billingAddress: postalAddress,
  timeline: z.array(orderStep),
  parcels: z.array(orderParcel),
  notes: z.array(orderNote),
})

export const orderDetails = z.extend(orderRecord, {
  order,
  customer: z.nullable(customerDetail),
  total: amount,
  card: z.object({
    brand: z.enum([...PAYMENT_BRANDS, 'otherCard', 'cashOnDelivery', 'giftCard']),
    holder: line,
    lastDigits: z.string(),
  }),
  refunds: z.array(orderRefund),
  refundable: amount,
  previous: z.nullable(id),
  next: z.nullable(id),
})

export const orderEdit = z.partial(
  z.object({
    status: order.shape.status,
    payment: order.shape.payment,
    method: order.shape.method,
    methodNumber: order.shape.methodNumber,
    contact: line,
    shippingAddress: postalAddress,
    billingAddress: postalAddress,
  }),
)

export const getOrder = {
  access: may('read', 'Order'),
  beyond: true as const,
  answers: { 200: orderDetails, 404: failure },
}

export const updateOrder = {
  access: may('update', 'Order'),
  beyond: true as const,
  body: orderEdit,
  answers: { 200: orderDetails, 400: invalidInput, 404: failure, 409: failure },
}

export const refundOrder = {
  access: may('update', 'Order'),
  beyond: true as const,
  body: z.object({
    amount: amount.check(z.minimum(CENT)),
    reason: z._default(line, ''),
    items: z._default(orderPieces, []),
    unsent: z.optional(orderPieces),
  }),
  answers: { 201: orderDetails, 400: invalidInput, 404: failure },
}

export const sendOrder = {
  access: may('update', 'Order'),
  beyond: true as const,
  body: z.object({
    items: z._default(orderPieces, []),
    carrier: z._default(line, ''),
    tracking: z._default(line, ''),
  }),
  answers: { 201: orderDetails, 400: invalidInput, 404: failure },
}

export const unsendOrder = {
  access: may('update', 'Order'),
  beyond: true as const,
  answers: { 200: orderDetails, 404: failure, 409: failure },
}

/** Parcels by their order's number and their own id. */
const sentParcels = z.array(z.object({ order: id, id }))

export const sendOrders = {
  access: may('update', 'Order'),
  beyond: true as const,
  body: someIds,
  answers: { 200: z.object({ parcels: sentParcels }), 400: invalidInput },
}

export const unsendOrders = {
  access: may('update', 'Order'),
  beyond: true as const,
  body: z.object({ parcels: sentParcels.check(z.minLength(1), z.maxLength(1000)) }),
  answers: { 200: z.object({ parcels: sentParcels }), 400: invalidInput },
}

export const addOrderNote = {
  access: may('update', 'Order'),
  beyond: true as const,
  body: z.object({ text: noteText }),
  answers: { 201: orderDetails, 400: invalidInput, 404: failure },
}
