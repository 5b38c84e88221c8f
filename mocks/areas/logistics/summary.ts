import { sum } from '../../contract/lists.ts'
import { type LogisticsSummary, VEHICLE_STATES, type VehicleState } from './contract.ts'
import { reportOf, type StoredVehicle, type VehicleReport } from './seed.ts'
import { toFigure } from '../../runtime/change.ts'

const DAY_MINUTES = 24 * 60

const isOnTheWay = ({ state }: VehicleReport) => state === 'onTheWay'

/** The figures of the fleet, now against a week ago. They count on the road alone, as the fleet shows it. */
export const summarizeLogistics = (vehicles: readonly StoredVehicle[]): LogisticsSummary => {
  const reports = vehicles.map(reportOf)
  const reportsBefore = vehicles.map(({ weekAgo }) => weekAgo)
  const count = (isCounted: (report: VehicleReport) => boolean) =>
    toFigure(reports.filter(isCounted).length, reportsBefore.filter(isCounted).length)
  return {
    onRoute: count(isOnTheWay),
    withErrors: count((report) => isOnTheWay(report) && report.hasWarnings),
    deviated: count((report) => isOnTheWay(report) && report.status === 'deviated'),
    late: count((report) => isOnTheWay(report) && report.status === 'late'),
    overview: VEHICLE_STATES.map((state) => overviewOf(state, vehicles)),
  }
}

const overviewOf = (state: VehicleState, vehicles: readonly StoredVehicle[]) => {
  const total = sum(vehicles.map(({ minutes }) => minutes[state]))
  const average = total / Math.max(vehicles.length, 1)
  return { state, minutes: average, share: average / DAY_MINUTES }
}
