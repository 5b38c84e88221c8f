import * as schemas from './schema.ts'
import { seedAccountSettings } from './seed.ts'
import { createDocument } from '../../store/document.ts'
import { store } from '../../store/store.ts'

/** The settings of the account; there is one for all who sign in. */
export const accountSettings = createDocument(store, {
  name: 'account-settings',
  schema: schemas.accountSettings,
  seed: seedAccountSettings,
})
