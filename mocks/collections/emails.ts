import * as schemas from '../contract/email.schema.ts'
import { seedEmails } from '../data/emails.ts'
import { createCollection } from './collection.ts'
import { store } from './store.ts'

/** All e-mails of all folders; replies that were sent from here are rows of their own. */
export const emails = createCollection(store, { name: 'emails', schema: schemas.email, seed: seedEmails })
