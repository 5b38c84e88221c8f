import * as schemas from './schema.ts'
import { seedEvents } from './seed.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

/** All events of all calendars. */
export const events = createCollection(store, { name: 'events', schema: schemas.event, seed: seedEvents })
