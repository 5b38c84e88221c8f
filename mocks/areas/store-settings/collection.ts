import * as schemas from './schema.ts'
import { seedStoreSettings } from './seed.ts'
import { FIRST_ZONE, setZoneSource } from '../../seed/store-time.ts'
import { createDocument } from '../../store/document.ts'
import { store } from '../../store/store.ts'

const NAME = 'store-settings'

/** The settings of the store. */
export const storeSettings = createDocument(store, {
  name: NAME,
  schema: schemas.storeSettings,
  seed: seedStoreSettings,
})

// Whoever asks for the day makes no sample data by that: the instant at which they are made is that of the first.
setZoneSource(() => (store.isTouched(NAME) ? storeSettings.get().store.timeZone : FIRST_ZONE))
