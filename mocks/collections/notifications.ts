import { id } from '../contract/common.schema.ts'
import { notification } from '../contract/notifications.schema.ts'
import { z } from '../contract/zod.ts'
import { seedNotifications } from '../data/notifications.ts'
import { createCollection } from './collection.ts'
import { store } from './store.ts'

/** What everyone has been told. */
export const notifications = createCollection(store, {
  name: 'notifications',
  schema: z.extend(notification, { accountId: id }),
  seed: seedNotifications,
})
