import * as schemas from './schema.ts'
import { type Account, accounts } from '../../seed/accounts.ts'
import { seedEmails } from './seed.ts'
import { seedManyEmails } from './seed-many.ts'
import { seedEmailLabels } from './seed-labels.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

const first = accounts[0]!

const createMailbox = (owner: Account) => {
  const nameOf = (rows: string) => (owner.id === first.id ? rows : `${rows}-${owner.id}`)
  return {
    /** The e-mails of all folders; replies that were sent from here are rows of their own. */
    emails: createCollection(store, {
      name: nameOf('emails'),
      schema: schemas.email,
      seed: () => seedEmails(owner),
      seedMany: () => seedManyEmails(owner),
    }),
    /** The labels: those that come along, then those that their owner made. */
    labels: createCollection(store, {
      name: nameOf('emailLabels'),
      schema: schemas.emailLabel,
      seed: seedEmailLabels,
    }),
  }
}

/** What one person has: e-mails and labels that nobody else sees or changes. */
export type Mailbox = ReturnType<typeof createMailbox>

const mailboxes = new Map<number, Mailbox>()

/** The mailbox of whoever calls, and that of the first account to those who are not signed in. */
export const mailboxOf = (caller: Account = first): Mailbox => {
  const mailbox = mailboxes.get(caller.id) ?? createMailbox(caller)
  mailboxes.set(caller.id, mailbox)
  return mailbox
}

// The store takes back what was kept by the names that it knows.
for (const account of accounts) mailboxOf(account)
