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
/** What the list of vehicles can be sorted by. */
export const VEHICLE_SORT_KEYS = ['location', 'startRoute', 'endRoute', 'warnings', 'progress'] as const
/** What a vehicle can be doing. */
export const VEHICLE_STATES = ['onTheWay', 'unloading', 'loading', 'waiting'] as const
/** How a trip can be going. */
export const TRIP_STATUSES = ['onTime', 'late', 'deviated'] as const
/** The steps of a delivery, in their order. */
export const DELIVERY_STEPS = ['created', 'loaded', 'outForDelivery', 'arrived'] as const

export type VehicleWarning = (typeof VEHICLE_WARNINGS)[number]
export type VehicleSortKey = (typeof VEHICLE_SORT_KEYS)[number]
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

/** Which vehicles a list shows, and how. */
export type VehicleQuery = z.input<typeof schemas.vehicleQuery>

/**
 * The figures of the fleet; `change` is the ratio against a week ago, `null` if there were none then. Of each state
 * the minutes that a vehicle spent in it on average in the last 24 hours, and their share from 0 to 1.
 */
export type LogisticsSummary = z.output<typeof schemas.logisticsSummary>

/** One page of the vehicles, in the order of their ids unless sorted. */
export const listVehicles = endpoint<typeof schemas.listVehicles>()({
  method: 'GET',
  path: '/api/apps/logistics/vehicles',
})

/** Beyond the specification: the vehicles that are on the road, for the map. */
export const listFleet = endpoint<typeof schemas.listFleet>()({
  method: 'GET',
  path: '/api/apps/logistics/fleet',
})

/** Beyond the specification: the figures of the fleet against a week ago. */
export const getLogisticsSummary = endpoint<typeof schemas.getLogisticsSummary>()({
  method: 'GET',
  path: '/api/apps/logistics/summary',
})
