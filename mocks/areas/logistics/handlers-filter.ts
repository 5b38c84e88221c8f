import { ANY_WARNING, type FleetVehicle, NO_WARNINGS, type VehicleQuery } from './contract.ts'
import { createFilter, createSearch } from '../../runtime/filter.ts'

/** A test for vehicles that fit what is asked for. */
export const createVehicleFilter = ({
  q,
  status,
  warnings,
}: Pick<VehicleQuery, 'q' | 'status' | 'warnings'>) => {
  const isFound = createSearch(q)
  const hasStatus = createFilter(status)
  const reports = createFilter(warnings)
  const hasWarning = (reported: string) =>
    warnings === ANY_WARNING ? reported !== NO_WARNINGS : reports(reported)
  return (vehicle: FleetVehicle) =>
    hasStatus(vehicle.status) &&
    hasWarning(vehicle.warnings) &&
    isFound(
      `VOL-${vehicle.location}`,
      vehicle.driver?.fullName ?? '',
      vehicle.near.city,
      vehicle.startCity,
      vehicle.endCity,
    )
}
