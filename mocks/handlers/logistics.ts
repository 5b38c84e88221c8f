import { vehicles } from '../collections/vehicles.ts'
import * as contract from '../contract/logistics.ts'
import * as schemas from '../contract/logistics.schema.ts'
import { z } from '../contract/zod.ts'
import type { StoredVehicle } from '../data/vehicles.ts'
import { handle } from './http.ts'
import { toFleetVehicle } from './logistics-fleet.ts'
import { summarizeLogistics } from './logistics-summary.ts'
import { listPage } from './paging.ts'
import { reply } from './reply.ts'
import type { SortValue } from './sort.ts'

const toVehicle = (stored: StoredVehicle) => z.parse(schemas.vehicle, stored)

const sortValues = {
  location: ({ location }) => location,
  startRoute: ({ startCity }) => startCity,
  endRoute: ({ endCity }) => endCity,
  warnings: ({ warnings }) => warnings,
  progress: ({ progress }) => progress,
} satisfies Record<contract.VehicleSortKey, SortValue<StoredVehicle>>

export const listVehicles = handle(contract.listVehicles, schemas.listVehicles, ({ query }) => {
  const all = vehicles.all()
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
