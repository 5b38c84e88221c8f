import * as schemas from './schema.ts'
import { seedEmails } from './seed.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

/** All e-mails of all folders; replies that were sent from here are rows of their own. */
export const emails = createCollection(store, { name: 'emails', schema: schemas.email, seed: seedEmails })
