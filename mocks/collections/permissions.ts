import { permission } from '../contract/permissions.schema.ts'
import { z } from '../contract/zod.ts'
import { seedPermissions } from '../data/permissions.ts'
import { createCollection } from './collection.ts'
import { store } from './store.ts'

/** All permissions. */
export const permissions = createCollection(store, {
  name: 'permissions',
  schema: z.extend(z.omit(permission, { assignedTo: true }), { roleIds: z.array(z.int()) }),
  seed: seedPermissions,
})
