import type { FleetVehicle } from '@data1522/mocks/contract/logistics'
import { TRIP_STATUSES } from '@data1522/mocks/contract/logistics'
import { choice, freeText, useAddressState } from '../../../core/router/useAddressState.ts'
import { folded } from '../../../shared/showcase/folded.ts'
import { numberOf } from '../../../entities/vehicle/vehicle-href.ts'
import { byUrgency, warningOf } from '../../../entities/vehicle/vehicle-meta.ts'
import { warningIds } from '../../../entities/vehicle/warning-ids.ts'

/** What the list can be sorted by; the first unless said otherwise. */
export const SORTS = ['urgency', 'eta', 'progress'] as const
export const WARNINGS = ['any', ...Object.values(warningIds)] as const

const parameters = {
  q: freeText(),
  status: choice(TRIP_STATUSES),
  warning: choice(WARNINGS),
  sort: choice(SORTS),
  vehicle: freeText(),
}

/** What of the fleet the address asks for. */
export function useFleetView() {
  return useAddressState(parameters)
}

type View = ReturnType<typeof useFleetView>[0]

const compare = {
  urgency: byUrgency,
  eta: (one: FleetVehicle, other: FleetVehicle) => one.eta.localeCompare(other.eta),
  progress: (one: FleetVehicle, other: FleetVehicle) => other.progress - one.progress,
}

/** The vehicles that fit, in their order. */
export function vehiclesFor(
  vehicles: readonly FleetVehicle[],
  { q, status, warning, sort }: Omit<View, 'vehicle'>,
) {
  const words = folded(q.trim())
  const isFound = (vehicle: FleetVehicle) =>
    folded(
      [
        numberOf(vehicle),
        vehicle.driver?.fullName,
        vehicle.near.city,
        vehicle.startCity,
        vehicle.endCity,
      ].join(' '),
    ).includes(words)
  const isWarned = (vehicle: FleetVehicle) => {
    const reported = warningOf(vehicle)
    return warning === null || (warning === 'any' ? reported !== undefined : reported === warning)
  }
  return vehicles
    .filter(
      (vehicle) => isFound(vehicle) && isWarned(vehicle) && (status === null || vehicle.status === status),
    )
    .toSorted(compare[sort ?? 'urgency'])
}
