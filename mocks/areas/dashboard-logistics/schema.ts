import { may } from '../../contract/access.ts'
import { count } from '../../contract/common.schema.ts'
import { PERFORMANCE_KEYS } from './contract.ts'
import {
  countFigure,
  dashboardQuery,
  dashboardView,
  date,
  deliveryGroup,
  figure,
  partAnswers,
  share,
} from '../dashboards/schema.ts'
import { NO_WARNINGS, VEHICLE_STATES, VEHICLE_WARNINGS } from '../logistics/contract.ts'
import { z } from '../../contract/zod.ts'

export const shipmentStatistics = z.object({
  shipments: countFigure,
  deliveries: countFigure,
  series: z.array(z.object({ date, shipments: count, deliveries: count })),
})

export const performanceFigure = z.extend(figure, {
  key: z.enum(PERFORMANCE_KEYS),
  value: z.nullable(z.number()),
})

export const vehicleOverview = z.object({
  state: z.enum(VEHICLE_STATES),
  vehicles: count,
  minutes: z.number().check(z.nonnegative()),
  share,
})

export const deliveryException = z.object({
  warning: z.enum(VEHICLE_WARNINGS).check(z.refine((warning) => warning !== NO_WARNINGS)),
  vehicles: count,
  share,
})

export const logisticsDashboardQuery = dashboardQuery(7)

export const logisticsParts = z.object({
  onRoute: countFigure,
  withErrors: countFigure,
  deviated: countFigure,
  late: countFigure,
  overview: z.array(vehicleOverview),
  shipments: shipmentStatistics,
  performance: z.array(performanceFigure),
  exceptions: z.array(deliveryException),
  deliveries: z.array(deliveryGroup),
})

export const logisticsDashboard = z.extend(dashboardView, logisticsParts.shape)

export const getLogisticsDashboard = {
  access: may('read', 'Dashboard'),
  beyond: true as const,
  query: logisticsDashboardQuery,
  answers: { 200: logisticsDashboard },
}

export const getLogisticsDashboardPart = {
  access: may('read', 'Dashboard'),
  beyond: true as const,
  query: logisticsDashboardQuery,
  answers: partAnswers(dashboardView, logisticsParts),
}
