import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** As the warnings of a vehicle: there are none. */
export const NO_WARNINGS = 'No Warnings'
/** What a vehicle can report. */
export const VEHICLE_WARNINGS = [
  NO_WARNINGS,
  'Low Fuel',
  'Engine Overheating',
  'Oil Leakage',
  'Low Tyre Pressure',
  'Cargo Too Warm',
] as const
/** The warnings from the most severe one on. Beyond the specification. */
const BY_SEVERITY: readonly VehicleWarning[] = [
  'Engine Overheating',
  'Oil Leakage',
  'Cargo Too Warm',
  'Low Tyre Pressure',
  'Low Fuel',
]
/** What stands for every warning. Beyond the specification. */
export const ANY_WARNING = 'any'
/** What the list of vehicles can be sorted by. */
export const VEHICLE_SORT_KEYS = ['location', 'startRoute', 'endRoute', 'warnings', 'progress'] as const
/** What the vehicles on the road can be sorted by; by their urgency, those to look at first come first. */
export const FLEET_SORT_KEYS = ['urgency', 'eta', 'progress'] as const
/** What a vehicle can be doing. */
export const VEHICLE_STATES = ['onTheWay', 'unloading', 'loading', 'waiting'] as const
/** How a trip can be going. */
export const TRIP_STATUSES = ['onTime', 'late', 'deviated'] as const
/** The steps of a delivery, in their order. */
export const DELIVERY_STEPS = ['created', 'loaded', 'outForDelivery', 'arrived'] as const

export type VehicleWarning = (typeof VEHICLE_WARNINGS)[number]
export type VehicleSortKey = (typeof VEHICLE_SORT_KEYS)[number]
export type FleetSortKey = (typeof FLEET_SORT_KEYS)[number]
export type VehicleState = (typeof VEHICLE_STATES)[number]
export type TripStatus = (typeof TRIP_STATUSES)[number]
export type DeliveryStep = (typeof DELIVERY_STEPS)[number]

/** A vehicle as lists show it: `location` its number, `progress` of its trip in per cent. */
export type Vehicle = z.output<typeof schemas.vehicle>

/** A place on the map, in degrees. */
export type Stop = z.output<typeof schemas.stop>

/**
 * A vehicle on the road: where it is and near which stop, its route as the stops from the first to the last, who
 * drives (`null` if that user left), when it is expected and when it was promised, and the steps of its delivery.
 */
export type FleetVehicle = z.output<typeof schemas.fleetVehicle>

/**
 * Which vehicles a list shows, and how: `q` finds the number, the driver, the place that is nearest and the ends of the
 * route, `status` keeps trips that go so, `warnings` vehicles that report this, or anything at all.
 */
export type VehicleQuery = z.input<typeof schemas.vehicleQuery>

/** Which vehicles on the road the map shows, and in which order. */
export type FleetQuery = z.input<typeof schemas.fleetQuery>

/** How soon someone should look at a vehicle, 0 first: by how severe its warning is, then whether its trip goes as promised. */
export const urgencyOf = ({ warnings, status }: Pick<FleetVehicle, 'warnings' | 'status'>) => {
  const place = BY_SEVERITY.indexOf(warnings)
  if (place >= 0) return place
  return BY_SEVERITY.length + (status === 'onTime' ? 1 : 0)
}

/**
 * The figures of the fleet; `change` is the ratio against a week ago, `null` if there were none then. Of each state
 * the minutes that a vehicle spent in it on average in the last 24 hours, and their share from 0 to 1.
 */
export type LogisticsSummary = z.output<typeof schemas.logisticsSummary>

/** One page of the vehicles that fit the query, in the order of their ids unless sorted. */
export const listVehicles = endpoint<typeof schemas.listVehicles>()({
  method: 'GET',
  path: '/api/apps/logistics/vehicles',
})

/** Beyond the specification: the vehicles that are on the road and fit the query, for the map. */
export const listFleet = endpoint<typeof schemas.listFleet>()({
  method: 'GET',
  path: '/api/apps/logistics/fleet',
})

/** Beyond the specification: the figures of the fleet against a week ago. */
export const getLogisticsSummary = endpoint<typeof schemas.getLogisticsSummary>()({
  method: 'GET',
  path: '/api/apps/logistics/summary',
})
