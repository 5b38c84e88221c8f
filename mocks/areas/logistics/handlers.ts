import { vehicles } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { z } from '../../contract/zod.ts'
import type { StoredVehicle } from './seed.ts'
import { handle } from '../../runtime/http.ts'
import { toFleetVehicle } from './handlers-fleet.ts'
import { summarizeLogistics } from './summary.ts'
import { tripNow } from './trip-now.ts'
import { listPage } from '../../runtime/paging.ts'
import { reply } from '../../runtime/reply.ts'
import type { SortValue } from '../../runtime/sort.ts'

const toVehicle = (stored: StoredVehicle) => z.parse(schemas.vehicle, stored)

const sortValues = {
  location: ({ location }) => location,
  startRoute: ({ startCity }) => startCity,
  endRoute: ({ endCity }) => endCity,
  warnings: ({ warnings }) => warnings,
  progress: ({ progress }) => progress,
} satisfies Record<contract.VehicleSortKey, SortValue<StoredVehicle>>

export const listVehicles = handle(contract.listVehicles, schemas.listVehicles, ({ query }) => {
  const all = vehicles.all().map(tripNow)
  return reply(200, {
    vehicles: listPage(all, sortValues, query).map(toVehicle),
    totalVehicles: all.length,
  })
})

export const listFleet = handle(contract.listFleet, schemas.listFleet, () => {
  const onTheWay = vehicles.all().filter(({ state }) => state === 'onTheWay')
  return reply(200, { vehicles: onTheWay.map(toFleetVehicle) })
})

export const getLogisticsSummary = handle(contract.getLogisticsSummary, schemas.getLogisticsSummary, () =>
  reply(200, summarizeLogistics(vehicles.all())),
)
