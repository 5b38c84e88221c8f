import { profileConnection } from '../contract/profile.schema.ts'
import { z } from '../contract/zod.ts'
import { seedConnections } from '../data/connections.ts'
import { createCollection } from './collection.ts'
import { store } from './store.ts'

/** Those whom the owner of the profile may be connected with, under the ids of their users. */
export const connections = createCollection(store, {
  name: 'connections',
  schema: z.pick(profileConnection, {
    id: true,
    designation: true,
    connections: true,
    isConnected: true,
    chips: true,
  }),
  seed: seedConnections,
})
