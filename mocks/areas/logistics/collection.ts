import { VEHICLE_STATES, TRIP_STATUSES } from './contract.ts'
import { stop, vehicle } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { seedVehicles } from './seed.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

const state = z.enum(VEHICLE_STATES)
const status = z.enum(TRIP_STATUSES)

/** All vehicles. */
export const vehicles = createCollection(store, {
  name: 'vehicles',
  schema: z.extend(vehicle, {
    state,
    status,
    route: z.array(stop),
    driverId: z.int(),
    departure: z.string(),
    eta: z.string(),
    due: z.string(),
    weekAgo: z.object({ state, status, hasWarnings: z.boolean() }),
    minutes: z.record(state, z.number()),
  }),
  seed: seedVehicles,
})
