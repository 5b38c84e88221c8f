import { sum } from '../../contract/lists.ts'
import { type LogisticsSummary, VEHICLE_STATES, type VehicleState } from './contract.ts'
import { reportOf, type StoredVehicle, type VehicleReport } from './seed.ts'
import { toFigure } from '../../runtime/change.ts'

const DAY_MINUTES = 24 * 60

/** The figures of the fleet, now against a week ago. */
export const summarizeLogistics = (vehicles: readonly StoredVehicle[]): LogisticsSummary => {
  const reports = vehicles.map(reportOf)
  const reportsBefore = vehicles.map(({ weekAgo }) => weekAgo)
  const count = (isCounted: (report: VehicleReport) => boolean) =>
    toFigure(reports.filter(isCounted).length, reportsBefore.filter(isCounted).length)
  return {
    onRoute: count(({ state }) => state === 'onTheWay'),
    withErrors: count(({ hasWarnings }) => hasWarnings),
    deviated: count(({ status }) => status === 'deviated'),
    late: count(({ status }) => status === 'late'),
    overview: VEHICLE_STATES.map((state) => overviewOf(state, vehicles)),
  }
}

const overviewOf = (state: VehicleState, vehicles: readonly StoredVehicle[]) => {
  const total = sum(vehicles.map(({ minutes }) => minutes[state]))
  const average = total / Math.max(vehicles.length, 1)
  return { state, minutes: average, share: average / DAY_MINUTES }
}
