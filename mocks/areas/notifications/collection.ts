import { id } from '../../contract/common.schema.ts'
import { notification } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { seedNotifications, type StoredNotification } from './seed.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

/** What was kept before notifications named a number names the key of its record. */
const numbered = z.transform((row: { recordId?: unknown } | null) => ({
  number: String(row?.recordId),
  ...row,
}))

const schema: z.ZodMiniType<StoredNotification> = z.pipe(numbered, z.extend(notification, { accountId: id }))

/** What everyone has been told. */
export const notifications = createCollection(store, {
  name: 'notifications',
  schema,
  seed: seedNotifications,
})
