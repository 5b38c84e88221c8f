import type { Example } from '../../contract/example.ts'

/** Vehicles. */
export const logisticsExamples: Readonly<Record<string, Example>> = {
  listVehicles: { query: { sortBy: 'progress', orderBy: 'desc', page: 2, itemsPerPage: 5 } },
  listFleet: {},
  getLogisticsSummary: {},
}
