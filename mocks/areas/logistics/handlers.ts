import { vehicles } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { z } from '../../contract/zod.ts'
import type { StoredVehicle } from './seed.ts'
import { handle } from '../../runtime/http.ts'
import { createVehicleFilter } from './handlers-filter.ts'
import { toFleetVehicle } from './handlers-fleet.ts'
import { summarizeLogistics } from './summary.ts'
import { tripNow } from './trip-now.ts'
import { listPage } from '../../runtime/paging.ts'
import { reply } from '../../runtime/reply.ts'
import { sortRows, type SortValue } from '../../runtime/sort.ts'

const toVehicle = (stored: StoredVehicle) => z.parse(schemas.vehicle, stored)

const fleetSortValues = {
  urgency: contract.urgencyOf,
  eta: ({ eta }) => Date.parse(eta),
  progress: ({ progress }) => progress,
} satisfies Record<contract.FleetSortKey, SortValue<contract.FleetVehicle>>

const sortValues = {
  location: ({ location }) => location,
  startRoute: ({ startCity }) => startCity,
  endRoute: ({ endCity }) => endCity,
  warnings: ({ warnings }) => warnings,
  progress: ({ progress }) => progress,
} satisfies Record<contract.VehicleSortKey, SortValue<StoredVehicle>>

export const listVehicles = handle(contract.listVehicles, schemas.listVehicles, ({ query }) => {
  const isWanted = createVehicleFilter(query)
  const found = vehicles
    .all()
    .filter((stored) => isWanted(toFleetVehicle(stored)))
    .map(tripNow)
  return reply(200, {
    vehicles: listPage(found, sortValues, query).map(toVehicle),
    totalVehicles: found.length,
  })
})

export const listFleet = handle(contract.listFleet, schemas.listFleet, ({ query }) => {
  const onTheWay = vehicles.all().filter(({ state }) => state === 'onTheWay')
  const found = onTheWay.map(toFleetVehicle).filter(createVehicleFilter(query))
  return reply(200, { vehicles: sortRows(found, fleetSortValues, query) })
})

export const getLogisticsSummary = handle(contract.getLogisticsSummary, schemas.getLogisticsSummary, () =>
  reply(200, summarizeLogistics(vehicles.all())),
)
