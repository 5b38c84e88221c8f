import * as schemas from './schema.ts'
import { seedEmails } from './seed.ts'
import { seedManyEmails } from './seed-many.ts'
import { seedEmailLabels } from './seed-labels.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

/** All e-mails of all folders; replies that were sent from here are rows of their own. */
export const emails = createCollection(store, {
  name: 'emails',
  schema: schemas.email,
  seed: seedEmails,
  seedMany: seedManyEmails,
})

/** The labels of e-mails: those that come along, then those that people made. */
export const emailLabels = createCollection(store, {
  name: 'emailLabels',
  schema: schemas.emailLabel,
  seed: seedEmailLabels,
})
