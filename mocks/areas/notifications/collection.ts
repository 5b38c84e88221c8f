import { id } from '../../contract/common.schema.ts'
import { notification } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { seedNotifications } from './seed.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

/** What everyone has been told. */
export const notifications = createCollection(store, {
  name: 'notifications',
  schema: z.extend(notification, { accountId: id }),
  seed: seedNotifications,
})
