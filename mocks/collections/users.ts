import { userSettings } from '../contract/user-settings.schema.ts'
import { userDetail } from '../contract/users.schema.ts'
import { z } from '../contract/zod.ts'
import { seedUsers } from '../data/users.ts'
import { createCollection } from './collection.ts'
import { store } from './store.ts'

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
