import { profileConnection } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { seedConnections } from './seed-connections.ts'
import { createCollection } from '../../store/collection.ts'
import { createDocument } from '../../store/document.ts'
import { store } from '../../store/store.ts'

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

/** The ids of the teams that the owner has starred. */
export const starredTeams = createDocument(store, {
  name: 'starredTeams',
  schema: z.array(z.int()),
  seed: () => [1, 7],
})

/** The ids of the teams that the owner is a member of. */
export const ownTeams = createDocument(store, {
  name: 'ownTeams',
  schema: z.array(z.int()),
  seed: () => [1, 2, 3, 4, 5, 7, 9],
})
