import { isWeekend, randomOf, seasonOf } from '../dashboards/seed-days.ts'

/** The parcels of a day: `failed` stood before a closed door, `hours` is the time that all delivered ones took together. */
export interface ShipmentDay {
  readonly shipments: number
  readonly deliveries: number
  readonly failed: number
  readonly hours: number
}

const SEED = 4409
const WEEKEND_REST = 0.45

/** What the fleet moved on a day. */
export const shipmentDay = (date: string): ShipmentDay => {
  const random = randomOf(SEED, date)
  const load = seasonOf(date) * (isWeekend(date) ? WEEKEND_REST : 1)
  const deliveries = Math.round(random.integer(54, 82) * load)
  return {
    shipments: Math.round(random.integer(60, 88) * load),
    deliveries,
    failed: random.integer(0, 4),
    hours: deliveries * random.integer(22, 38),
  }
}
