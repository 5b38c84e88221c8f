import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  listVehicles: { query: { sortBy: 'progress', orderBy: 'desc', page: 2, itemsPerPage: 5 } },
  listFleet: { query: { q: 'lyon', status: 'onTime', sortBy: 'eta' } },
  getLogisticsSummary: {},
}
