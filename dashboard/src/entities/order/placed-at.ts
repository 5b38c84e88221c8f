import type { Order } from '@data1522/mocks/contract/orders'

/** What the clock in the store showed when an order was placed: to be written as UTC, wherever one is. */
export const placedAt = ({ date, time }: Pick<Order, 'date' | 'time'>) => new Date(`${date}T${time}Z`)
