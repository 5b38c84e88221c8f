import { role } from '../contract/roles.schema.ts'
import { z } from '../contract/zod.ts'
import { seedRoles } from '../data/roles.ts'
import { createCollection } from './collection.ts'
import { store } from './store.ts'

/** All roles. */
export const roles = createCollection(store, {
  name: 'roles',
  schema: z.omit(role, { userCount: true, members: true }),
  seed: seedRoles,
})
