import type { ShipmentStatistics } from '@data1522/mocks/contract/dashboard-logistics'
import { today } from '../../period.ts'

/** Which stretch of some days stands out: today's where they end with today, else the one that sent the most. */
export function standoutOf(series: ShipmentStatistics['series'], to: string): string | undefined {
  if (to === today()) return series.at(-1)?.date
  return series.toSorted((one, other) => other.shipments - one.shipments)[0]?.date
}
