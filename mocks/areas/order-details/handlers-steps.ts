import type { OrderStep } from './contract.ts'
import type { OrderStatus } from '../orders/contract.ts'
import { now } from '../../seed/clock.ts'
import { countSteps } from '../orders/seed-records.ts'

/** A timeline after an order has changed to a status: steps that it took keep their times, later ones are open again. */
export const moveTo = (status: OrderStatus, timeline: readonly OrderStep[]): OrderStep[] => {
  const taken = countSteps(status)
  return timeline.map(({ event, time }, index) => ({
    event,
    time: index < taken ? (time ?? now().toISOString()) : null,
  }))
}
