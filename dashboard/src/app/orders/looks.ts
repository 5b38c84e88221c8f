import type { OrderPayment, OrderStatus } from '@data1522/mocks/contract/orders'

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

/** What each code of a payment stands for, and its colour. */
export const paymentLooks = {
  1: { name: 'paid', tone: 'success' },
  2: { name: 'pending', tone: 'warning' },
  3: { name: 'cancelled', tone: 'neutral' },
  4: { name: 'failed', tone: 'danger' },
} as const satisfies Record<OrderPayment, unknown>
