import { vehicles } from '../logistics/collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { groupDeliveries } from '../dashboards/deliveries.ts'
import {
  summarizeExceptions,
  summarizeOverview,
  summarizePerformance,
  summarizeShipments,
} from './handlers-parts.ts'
import { lastPeriod, viewOf } from '../dashboards/time.ts'
import { handle } from '../../runtime/http.ts'
import { summarizeLogistics } from '../logistics/summary.ts'
import { reply } from '../../runtime/reply.ts'

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
