import { role } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { seedRoles } from './seed.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

/** All roles. */
export const roles = createCollection(store, {
  name: 'roles',
  schema: z.omit(role, { userCount: true, members: true }),
  seed: seedRoles,
})
