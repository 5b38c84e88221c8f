import * as schemas from '../contract/account-settings.schema.ts'
import { seedAccountSettings } from '../data/account-settings.ts'
import { createDocument } from './document.ts'
import { store } from './store.ts'

/** The settings of the account; there is one for all who sign in. */
export const accountSettings = createDocument(store, {
  name: 'account-settings',
  schema: schemas.accountSettings,
  seed: seedAccountSettings,
})
