import type { OrderPaymentState, OrderStatus } from '@data1522/mocks/contract/orders'

/** The colour of each status. */
export const statusTones = {
  'Ready to Pickup': 'info',
  Dispatched: 'warning',
  'Out for Delivery': 'primary',
  Delivered: 'success',
} as const satisfies Record<OrderStatus, string>

/** What each status is called in the ids of messages. */
export const statusNames = {
  'Ready to Pickup': 'ready',
  Dispatched: 'dispatched',
  'Out for Delivery': 'outForDelivery',
  Delivered: 'delivered',
} as const satisfies Record<OrderStatus, string>

/** The colour of each state of a payment. */
export const paymentTones = {
  paid: 'success',
  pending: 'warning',
  cancelled: 'neutral',
  failed: 'danger',
  partiallyRefunded: 'info',
  refunded: 'neutral',
} as const satisfies Record<OrderPaymentState, string>
