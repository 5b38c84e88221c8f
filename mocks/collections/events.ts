import * as schemas from '../contract/calendar.schema.ts'
import { seedEvents } from '../data/events.ts'
import { createCollection } from './collection.ts'
import { store } from './store.ts'

/** All events of all calendars. */
export const events = createCollection(store, { name: 'events', schema: schemas.event, seed: seedEvents })
