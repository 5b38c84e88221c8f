import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** What happens to an order, in this order. */
export const ORDER_EVENTS = [
  'placed',
  'pickup',
  'dispatched',
  'arrived',
  'outForDelivery',
  'delivered',
] as const

export type OrderEvent = (typeof ORDER_EVENTS)[number]

/** A product in an order, as it was when it was bought; `total` is the price of all pieces. */
export type OrderItem = z.output<typeof schemas.orderItem>

/** A step on the way to the customer; `time` is `null` until it happens. */
export type OrderStep = z.output<typeof schemas.orderStep>

/** Money that went back, and for which pieces if it was for some. */
export type OrderRefund = z.output<typeof schemas.orderRefund>

/** Pieces that went out together. */
export type OrderParcel = z.output<typeof schemas.orderParcel>

/** What someone wrote down about an order. */
export type OrderNote = z.output<typeof schemas.orderNote>

/** What the own screen of an order shows besides the order itself. */
export type OrderRecord = z.output<typeof schemas.orderRecord>

/** Everything about an order: `customer` is `null` if it was deleted, `refundable` what can still go back, `previous` and `next` the numbers of the orders placed before and after it. */
export type OrderDetails = z.output<typeof schemas.orderDetails>

/** What editing an order takes: the fields that change. */
export type OrderEdit = z.input<typeof schemas.orderEdit>

/** Beyond the specification: everything about one order, by its number. */
export const getOrder = endpoint<typeof schemas.getOrder>()({
  method: 'GET',
  path: '/api/apps/ecommerce/orders/:order/details',
})

/**
 * Beyond the specification: edits an order, by its number; a new status fills in the steps up to it. One that is paid is
 * not cancelled without a refund.
 */
export const updateOrder = endpoint<typeof schemas.updateOrder>()({
  method: 'PUT',
  path: '/api/apps/ecommerce/orders/:order',
})

/** Beyond the specification: gives back money of a paid order, for some of its pieces if it says so, and of these some that were not sent yet, as many as there are unless it says which; an order that is given back in full counts as cancelled. */
export const refundOrder = endpoint<typeof schemas.refundOrder>()({
  method: 'POST',
  path: '/api/apps/ecommerce/orders/:order/refunds',
})

/** Beyond the specification: sends pieces of an order that is being prepared, all that are left unless it says which; when the last have gone, the order is dispatched. */
export const sendOrder = endpoint<typeof schemas.sendOrder>()({
  method: 'POST',
  path: '/api/apps/ecommerce/orders/:order/parcels',
})

/** Beyond the specification: takes a parcel back, by its id, so that its pieces are to be sent again, unless the order is out for delivery by now. */
export const unsendOrder = endpoint<typeof schemas.unsendOrder>()({
  method: 'DELETE',
  path: '/api/apps/ecommerce/orders/:order/parcels/:id',
})

/** Beyond the specification: sends all that is left of several orders, by their ids, in a parcel each: of those that have something left, all of them or none. */
export const sendOrders = endpoint<typeof schemas.sendOrders>()({
  method: 'POST',
  path: '/api/apps/ecommerce/orders/send',
})

/** Beyond the specification: takes the parcels of several orders back, those that are there and not out for delivery, all of them or none. */
export const unsendOrders = endpoint<typeof schemas.unsendOrders>()({
  method: 'POST',
  path: '/api/apps/ecommerce/orders/unsend',
})

/** Beyond the specification: adds a note of the caller to an order. */
export const addOrderNote = endpoint<typeof schemas.addOrderNote>()({
  method: 'POST',
  path: '/api/apps/ecommerce/orders/:order/notes',
})
