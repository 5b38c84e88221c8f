import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** The payment codes of orders. */
export const ORDER_PAYMENTS = { paid: 1, pending: 2, cancelled: 3, failed: 4 } as const
/** The statuses of orders, in the order in which an order takes them. */
export const ORDER_STATUSES = ['Ready to Pickup', 'Dispatched', 'Out for Delivery', 'Delivered'] as const
/** Where the goods of an order are: its status, or that they never left because the order came to nothing. Beyond the specification. */
export const ORDER_DELIVERY_STATES = [...ORDER_STATUSES, 'notSent'] as const
/** The cards that an order can be paid with, the last one of any other brand. */
export const ORDER_CARDS = ['mastercard', 'visa', 'otherCard'] as const
/** What an order was paid with, by the name of its logo; what only the checkout takes, all but the first two, is beyond the specification. */
export const ORDER_METHODS = ['paypalLogo', ...ORDER_CARDS, 'cashOnDelivery', 'giftCard'] as const
/** What became of the payment of an order: its code, unless money went back. Beyond the specification. */
export const ORDER_PAYMENT_STATES = [
  'paid',
  'pending',
  'cancelled',
  'failed',
  'partiallyRefunded',
  'refunded',
] as const
/** What the list of orders can be sorted by. */
export const ORDER_SORT_KEYS = ['order', 'customers', 'date', 'status', 'spent'] as const

export type OrderPayment = (typeof ORDER_PAYMENTS)[keyof typeof ORDER_PAYMENTS]
export type OrderStatus = (typeof ORDER_STATUSES)[number]
export type OrderDeliveryState = (typeof ORDER_DELIVERY_STATES)[number]
export type OrderMethod = (typeof ORDER_METHODS)[number]
export type OrderCard = (typeof ORDER_CARDS)[number]
export type OrderPaymentState = (typeof ORDER_PAYMENT_STATES)[number]
export type OrderSortKey = (typeof ORDER_SORT_KEYS)[number]

/** An order as lists show it; `order` is the key that addresses and calls use, `number` is how people read it, `date` (yyyy-mm-dd) and `time` (hh:mm) are what the clock in the store showed, in the time zone of its settings, `methodNumber` are the last digits of the card, `refunded` is the money that went back, and `isSendable` tells whether pieces are left to send. */
export type Order = z.output<typeof schemas.order>

/** Whether it is a card, which has digits. */
export const isCard = (method: OrderMethod): method is OrderCard =>
  ORDER_CARDS.some((card) => card === method)

/** Whether an order counts as bought: what was cancelled or has failed does not. */
export const isSale = ({ payment }: Pick<Order, 'payment'>) =>
  payment === ORDER_PAYMENTS.paid || payment === ORDER_PAYMENTS.pending

/** Where the goods of an order are. What is cancelled or has failed before it was sent waits for nobody. */
export const deliveryStateOf = ({ status, payment }: Pick<Order, 'status' | 'payment'>): OrderDeliveryState =>
  status === 'Ready to Pickup' && !isSale({ payment }) ? 'notSent' : status

/**
 * Which orders a list shows, and how: `status` keeps those of a delivery state, `customerId` keeps those of one customer, `country` those of customers who live
 * there, `refunded` those of which money went back, or did not, `paymentState` those of one state, `sold` those that
 * count as bought, or do not; `from` and `to` are the first and the last day (yyyy-mm-dd), `min` and `max` bounds of
 * `spent`.
 */
export type OrderQuery = z.input<typeof schemas.orderQuery>

/** The figures above the list; `change` is the ratio of the last 30 days against the 30 before, `null` if these had none. */
export type OrdersSummary = z.output<typeof schemas.ordersSummary>

/** One page of the orders that fit the query, the newest first unless sorted. */
export const listOrders = endpoint<typeof schemas.listOrders>()({
  method: 'GET',
  path: '/api/apps/ecommerce/orders',
})

/** Deletes an order, by its id, and never fails; `restoreOrders` takes it back. */
export const deleteOrder = endpoint<typeof schemas.deleteOrder>()({
  method: 'DELETE',
  path: '/api/apps/ecommerce/orders/:id',
})

/** Beyond the specification: deletes orders together, all that are there or none; `restoreOrders` takes it back. */
export const deleteOrders = endpoint<typeof schemas.deleteOrders>()({
  method: 'POST',
  path: '/api/apps/ecommerce/orders/delete',
})

/** Beyond the specification: marks orders together as paid, or as pending again, all that are there or none; what is so already, is called off, or of which money went back, stays as it is. */
export const updateOrders = endpoint<typeof schemas.updateOrders>()({
  method: 'PUT',
  path: '/api/apps/ecommerce/orders',
})

/** Beyond the specification: puts deleted orders back in their old places, all of them or none. */
export const restoreOrders = endpoint<typeof schemas.restoreOrders>()({
  method: 'POST',
  path: '/api/apps/ecommerce/orders/restore',
})

/** Beyond the specification: the figures above the list: pending payment, completed (paid, with nothing given back, and delivered), refunded, failed. */
export const getOrdersSummary = endpoint<typeof schemas.getOrdersSummary>()({
  method: 'GET',
  path: '/api/apps/ecommerce/orders/summary',
})

const stateOfCode = { 1: 'paid', 2: 'pending', 3: 'cancelled', 4: 'failed' } as const satisfies Record<
  OrderPayment,
  OrderPaymentState
>

/** What became of the payment of an order. */
export const paymentStateOf = ({
  payment,
  spent,
  refunded,
}: Pick<Order, 'payment' | 'spent' | 'refunded'>): OrderPaymentState => {
  if (refunded === 0) return stateOfCode[payment]
  return refunded < spent ? 'partiallyRefunded' : 'refunded'
}
