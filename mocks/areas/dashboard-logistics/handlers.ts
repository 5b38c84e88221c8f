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
import { allParts, type Makers, onePart } from '../dashboards/parts.ts'
import { comparisonOf, viewOf } from '../dashboards/time.ts'
import { handle } from '../../runtime/http.ts'
import { summarizeLogistics } from '../logistics/summary.ts'
import { reply } from '../../runtime/reply.ts'

const tile = (key: 'onRoute' | 'withErrors' | 'deviated' | 'late') => () =>
  summarizeLogistics(vehicles.all())[key]

const makers: Makers<contract.LogisticsParts> = {
  onRoute: tile('onRoute'),
  withErrors: tile('withErrors'),
  deviated: tile('deviated'),
  late: tile('late'),
  overview: () => summarizeOverview(vehicles.all(), summarizeLogistics(vehicles.all()).overview),
  shipments: summarizeShipments,
  performance: summarizePerformance,
  exceptions: () => summarizeExceptions(vehicles.all()),
  deliveries: groupDeliveries,
}

export const getLogisticsDashboard = handle(
  contract.getLogisticsDashboard,
  schemas.getLogisticsDashboard,
  ({ query }) => reply(200, { ...viewOf(query), ...allParts(makers, comparisonOf(query)) }),
)

export const getLogisticsDashboardPart = handle(
  contract.getLogisticsDashboardPart,
  schemas.getLogisticsDashboardPart,
  ({ params, query }) => {
    const part = onePart(makers, params.part, comparisonOf(query))
    return part ? reply(200, { ...viewOf(query), ...part }) : reply(404, undefined)
  },
)
