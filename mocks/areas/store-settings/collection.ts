import * as schemas from './schema.ts'
import { seedStoreSettings } from './seed.ts'
import { createDocument } from '../../store/document.ts'
import { store } from '../../store/store.ts'

/** The settings of the store. */
export const storeSettings = createDocument(store, {
  name: 'store-settings',
  schema: schemas.storeSettings,
  seed: seedStoreSettings,
})
