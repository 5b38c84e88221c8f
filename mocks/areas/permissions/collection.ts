import { permission } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { seedPermissions } from './seed.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

/** All permissions. */
export const permissions = createCollection(store, {
  name: 'permissions',
  schema: z.extend(z.omit(permission, { assignedTo: true }), { roleIds: z.array(z.int()) }),
  seed: seedPermissions,
})
