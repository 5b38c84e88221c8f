import type { OrderStep } from '../contract/order-details.ts'
import type { OrderStatus } from '../contract/orders.ts'
import { now } from '../data/clock.ts'
import { countSteps } from '../data/order-records.ts'

/** A timeline after an order has changed to a status: steps that it took keep their times, later ones are open again. */
export const moveTo = (status: OrderStatus, timeline: readonly OrderStep[]): OrderStep[] => {
  const taken = countSteps(status)
  return timeline.map(({ event, time }, index) => ({
    event,
    time: index < taken ? (time ?? now().toISOString()) : null,
  }))
}
