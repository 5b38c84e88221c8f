import { vehicles } from '../collections/vehicles.ts'
import * as contract from '../contract/dashboard-logistics.ts'
import * as schemas from '../contract/dashboard-logistics.schema.ts'
import { groupDeliveries } from './dashboard-deliveries.ts'
import {
  summarizeExceptions,
  summarizeOverview,
  summarizePerformance,
  summarizeShipments,
} from './dashboard-logistics-parts.ts'
import { lastPeriod, viewOf } from './dashboard-time.ts'
import { handle } from './http.ts'
import { summarizeLogistics } from './logistics-summary.ts'
import { reply } from './reply.ts'

export const getLogisticsDashboard = handle(
  contract.getLogisticsDashboard,
  schemas.getLogisticsDashboard,
  ({ query: { period } }) => {
    const all = vehicles.all()
    const comparison = lastPeriod(period)
    const { overview, ...tiles } = summarizeLogistics(all)
    return reply(200, {
      ...viewOf(period),
      ...tiles,
      overview: summarizeOverview(all, overview),
      shipments: summarizeShipments(comparison),
      performance: summarizePerformance(comparison),
      exceptions: summarizeExceptions(all),
      deliveries: groupDeliveries(),
    })
  },
)
