import { may } from '../../contract/access.ts'
import type { OrderBy } from '../../contract/common.ts'
import { change, count, id, line, percent, picture, requiredLine } from '../../contract/common.schema.ts'
import {
  type ANY_WARNING,
  DELIVERY_STEPS,
  FLEET_SORT_KEYS,
  TRIP_STATUSES,
  type TripStatus,
  VEHICLE_SORT_KEYS,
  VEHICLE_STATES,
  VEHICLE_WARNINGS,
  type VehicleWarning,
} from './contract.ts'
import { list, text, word } from '../../contract/query.schema.ts'
import { z } from '../../contract/zod.ts'

export const vehicle = z.object({
  id,
  location: z.int().check(z.positive()),
  startCity: requiredLine,
  startCountry: requiredLine,
  endCity: requiredLine,
  endCountry: requiredLine,
  warnings: z.enum(VEHICLE_WARNINGS),
  progress: percent,
})

const position = {
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
}

export const stop = z.object({ city: requiredLine, country: requiredLine, ...position })

export const fleetVehicle = z.extend(vehicle, {
  ...position,
  near: stop,
  route: z.array(stop).check(z.minLength(2)),
  driver: z.nullable(z.object({ id, fullName: requiredLine, avatar: picture, contact: line })),
  status: z.enum(TRIP_STATUSES),
  eta: z.iso.datetime(),
  due: z.iso.datetime(),
  timeline: z.array(
    z.object({
      step: z.enum(DELIVERY_STEPS),
      city: requiredLine,
      time: z.iso.datetime(),
      isDone: z.boolean(),
    }),
  ),
})

const filters = {
  q: text(),
  status: text<TripStatus | ''>(),
  warnings: text<VehicleWarning | typeof ANY_WARNING | ''>(),
}

export const vehicleQuery = z.object({ ...filters, ...list(VEHICLE_SORT_KEYS) })

export const fleetQuery = z.object({
  ...filters,
  sortBy: word(FLEET_SORT_KEYS),
  orderBy: word<OrderBy>(['asc', 'desc']),
})

const tile = z.object({ value: count, change })

export const logisticsSummary = z.object({
  onRoute: tile,
  withErrors: tile,
  deviated: tile,
  late: tile,
  overview: z.array(
    z.object({
      state: z.enum(VEHICLE_STATES),
      minutes: z.number().check(z.nonnegative()),
      share: z.number().check(z.minimum(0), z.maximum(1)),
    }),
  ),
})

export const listVehicles = {
  access: may('read', 'Vehicle'),
  query: vehicleQuery,
  answers: { 200: z.object({ vehicles: z.array(vehicle), totalVehicles: count }) },
}

export const listFleet = {
  access: may('read', 'Vehicle'),
  beyond: true as const,
  query: fleetQuery,
  answers: { 200: z.object({ vehicles: z.array(fleetVehicle) }) },
}

export const getLogisticsSummary = {
  access: may('read', 'Vehicle'),
  beyond: true as const,
  answers: { 200: logisticsSummary },
}
