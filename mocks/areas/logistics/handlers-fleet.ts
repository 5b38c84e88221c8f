import { users } from '../users/collection.ts'
import type { FleetVehicle } from './contract.ts'
import { fleetVehicle } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { DAY } from '../../seed/clock.ts'
import { MINUTE } from '../../seed/moments.ts'
import { nearestStop, positionAt } from './seed-routes.ts'
import type { StoredVehicle } from './seed.ts'
import { tripNow } from './trip-now.ts'

const LOADING_MINUTES = 50
/** How far in degrees a vehicle is south of its route that has left it. */
const DEVIATION = 0.3

/** A vehicle as the map shows it. */
export const toFleetVehicle = (stored: StoredVehicle): FleetVehicle => {
  const trip = tripNow(stored)
  const position = positionOf(trip)
  return z.parse(fleetVehicle, {
    ...trip,
    ...position,
    near: nearestStop(trip.route, position),
    driver: users.get(trip.driverId) ?? null,
    timeline: timelineOf(trip),
  })
}

const positionOf = ({ route, share, status }: ReturnType<typeof tripNow>) => {
  const { latitude, longitude } = positionAt(route, share)
  return { latitude: status === 'deviated' ? latitude - DEVIATION : latitude, longitude }
}

const timelineOf = ({ departure, eta, startCity, endCity }: StoredVehicle): FleetVehicle['timeline'] => {
  const before = (milliseconds: number) => new Date(Date.parse(departure) - milliseconds).toISOString()
  return [
    { step: 'created', city: startCity, time: before(DAY), isDone: true },
    { step: 'loaded', city: startCity, time: before(LOADING_MINUTES * MINUTE), isDone: true },
    { step: 'outForDelivery', city: startCity, time: departure, isDone: true },
    { step: 'arrived', city: endCity, time: eta, isDone: false },
  ]
}
