import type * as schemas from './schema.ts'
import { endpoint } from '../../contract/endpoint.ts'
import type { z } from '../../contract/zod.ts'

/** What tells how well the deliveries went. */
export const PERFORMANCE_KEYS = [
  'shipped',
  'delivered',
  'failed',
  'successRate',
  'averageHours',
  'satisfaction',
] as const

export type PerformanceKey = (typeof PERFORMANCE_KEYS)[number]

/** The parcels of the period, and of each stretch of it. */
export type ShipmentStatistics = z.output<typeof schemas.shipmentStatistics>

/**
 * A figure of the period. `successRate` is the share of deliveries that did not fail, `satisfaction` the average stars
 * of the reviews of these days; `null` where there is nothing to average.
 */
export type PerformanceFigure = z.output<typeof schemas.performanceFigure>

/** Vehicles of a state now, the average minutes spent in it in the last 24 hours, and their share from 0 to 1. */
export type VehicleOverview = z.output<typeof schemas.vehicleOverview>

/** The vehicles on the road that report a warning, and their share of all there that report one. */
export type DeliveryException = z.output<typeof schemas.deliveryException>

/** The parts of the logistics dashboard, each of which can be asked for alone. */
export type LogisticsParts = z.output<typeof schemas.logisticsParts>

/** The logistics dashboard; the tiles are against a week ago. The vehicles on the road are those of their own list. */
export type LogisticsDashboard = z.output<typeof schemas.logisticsDashboard>

/** Which days the logistics dashboard shows. */
export type LogisticsDashboardQuery = z.input<typeof schemas.logisticsDashboardQuery>

/** Beyond the specification: the logistics dashboard, over the last 7 days unless asked otherwise. */
export const getLogisticsDashboard = endpoint<typeof schemas.getLogisticsDashboard>()({
  method: 'GET',
  path: '/api/dashboards/logistics',
})

/** Beyond the specification: one part of the logistics dashboard, by its name there. */
export const getLogisticsDashboardPart = endpoint<typeof schemas.getLogisticsDashboardPart>()({
  method: 'GET',
  path: '/api/dashboards/logistics/:part',
})
