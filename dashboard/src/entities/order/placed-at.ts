import type { Order } from '@data1522/mocks/contract/orders'

/** The instant at which an order was placed, as ISO text. */
export const placedAt = ({ date, time }: Pick<Order, 'date' | 'time'>) => `${date}T${time}:00.000Z`
