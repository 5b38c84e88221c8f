import type { OrderDeliveryState, OrderPaymentState } from '@data1522/mocks/contract/orders'

/** The colour of each delivery state. */
export const statusTones = {
  'Ready to Pickup': 'info',
  Dispatched: 'warning',
  'Out for Delivery': 'primary',
  Delivered: 'success',
  notSent: 'neutral',
} as const satisfies Record<OrderDeliveryState, string>

/** What each delivery state is called in the ids of messages. */
export const statusNames = {
  'Ready to Pickup': 'ready',
  Dispatched: 'dispatched',
  'Out for Delivery': 'outForDelivery',
  Delivered: 'delivered',
  notSent: 'notSent',
} as const satisfies Record<OrderDeliveryState, string>

/** The colour of each state of a payment. */
export const paymentTones = {
  paid: 'success',
  pending: 'warning',
  cancelled: 'neutral',
  failed: 'danger',
  partiallyRefunded: 'info',
  refunded: 'neutral',
} as const satisfies Record<OrderPaymentState, string>
