import * as schemas from '../contract/store-settings.schema.ts'
import { seedStoreSettings } from '../data/store-settings.ts'
import { createDocument } from './document.ts'
import { store } from './store.ts'

/** The settings of the store. */
export const storeSettings = createDocument(store, {
  name: 'store-settings',
  schema: schemas.storeSettings,
  seed: seedStoreSettings,
})
