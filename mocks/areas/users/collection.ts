import { userSettings } from '../user-settings/schema.ts'
import { userDetail } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { seedUsers } from './seed.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

/** All users. */
export const users = createCollection(store, {
  name: 'users',
  schema: z.extend(userDetail, {
    createdAt: z.string(),
    hasHistory: z.boolean(),
    settings: z.optional(
      z.extend(userSettings, {
        billing: z.omit(userSettings.shape.billing, { plan: true, price: true, renewsOn: true }),
      }),
    ),
  }),
  seed: seedUsers,
})
