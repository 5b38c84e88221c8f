import type * as schemas from './schema.ts'
import { endpoint } from '../../contract/endpoint.ts'
import type { z } from '../../contract/zod.ts'

/** Where e-mails lie; `archive` is beyond the specification: what is done with, out of the inbox and out of no search. */
export const EMAIL_FOLDERS = ['inbox', 'draft', 'sent', 'spam', 'archive'] as const
/** What a list of e-mails can be limited to: a folder, or a mark. */
export const EMAIL_FILTERS = [...EMAIL_FOLDERS, 'starred', 'trashed'] as const
/** The labels that every mailbox begins with; beyond the specification, people make others. */
export const EMAIL_LABELS = ['private', 'company', 'personal', 'important'] as const
/** What a label can look like: the tones of the design system. */
export const EMAIL_LABEL_TONES = ['neutral', 'primary', 'success', 'warning', 'danger', 'info'] as const
/** Where an own e-mail can lie. */
export const OWN_EMAIL_FOLDERS = ['sent', 'draft'] as const
/** How long a subject may be. */
export const SUBJECT_LIMIT = 200
/** What can be emptied at once. */
export const EMPTIED_EMAIL_PLACES = ['trash', 'spam'] as const

export type EmptiedEmailPlace = (typeof EMPTIED_EMAIL_PLACES)[number]
export type EmailFolder = (typeof EMAIL_FOLDERS)[number]
export type EmailFilter = (typeof EMAIL_FILTERS)[number]
/** The key of a label. */
export type EmailLabel = string
export type EmailLabelTone = (typeof EMAIL_LABEL_TONES)[number]

/** A label: `key` is what e-mails and addresses hold; `name` is what a person called it, null for those that come along. */
export type EmailLabelRow = z.output<typeof schemas.emailLabel>

/** Someone who gets an e-mail. */
export type EmailRecipient = z.output<typeof schemas.emailRecipient>

/** A file that comes along; `size` is a text such as `5mb`. */
export type EmailAttachment = z.output<typeof schemas.emailAttachment>

/**
 * An e-mail with the replies to it, the oldest first. `message` is html as it came, hostile perhaps: never show it
 * uncleaned. One that was sent as a reply has in `replyTo` the id of what it answers.
 */
export interface Email extends z.output<typeof schemas.singleEmail> {
  replies: Email[]
}

/**
 * An e-mail in a list: with the beginning of its text, and how many replies there are, in place of html, files and
 * replies, which `getEmail` has.
 */
export type EmailRow = z.output<typeof schemas.emailRow>

/** Which e-mails a list shows. */
export type EmailQuery = z.input<typeof schemas.emailQuery>

/** The counts beside the folders: `inbox` and `spam` what is unread, `draft` and `star` all. */
export type EmailsMeta = z.output<typeof schemas.emailsMeta>

/** What changing e-mails takes: their ids, and either fields in `data` or a `label` to add where it lacks and remove where it is. */
export type EmailsEdit = z.input<typeof schemas.emailsEdit>

/** What writing an e-mail takes; one to send needs someone in `to`. */
export type NewEmail = z.input<typeof schemas.newEmail>

/** What changing a draft takes: the fields that change; with the folder `sent` it is sent. */
export type DraftEdit = z.input<typeof schemas.draftEdit>

/**
 * The e-mails that fit the query, the newest first, and the counts of all. `q` is looked for in sender and subject;
 * beyond the specification, among own e-mails in the recipients too.
 */
export const listEmails = endpoint<typeof schemas.listEmails>()({ method: 'GET', path: '/api/apps/email' })

/**
 * Beyond the specification: what `listEmails` finds, as rows of a list: without html, files and replies, page by page,
 * and how many there are; with 0 or fewer on a page, all come at once.
 */
export const listEmailRows = endpoint<typeof schemas.listEmailRows>()({
  method: 'GET',
  path: '/api/apps/email/rows',
})

/**
 * Beyond the specification: the ids of the e-mails that have all words of `q` in people, subject or text; those in
 * quotation marks stay together.
 */
export const searchEmails = endpoint<typeof schemas.searchEmails>()({
  method: 'GET',
  path: '/api/apps/email/search',
})

/** Beyond the specification: one e-mail with its html, its files and the replies to it, in whichever folder it lies. */
export const getEmail = endpoint<typeof schemas.getEmail>()({
  method: 'GET',
  path: '/api/apps/email/messages/:id',
})

/** Changes marks or folder of e-mails, or toggles a label on each; all of them or none. */
export const updateEmails = endpoint<typeof schemas.updateEmails>()({
  method: 'POST',
  path: '/api/apps/email',
})

/** Beyond the specification: sends an e-mail or keeps it as a draft; a `replyTo` that is gone is left out. */
export const createEmail = endpoint<typeof schemas.createEmail>()({
  method: 'POST',
  path: '/api/apps/email/messages',
})

/** Beyond the specification: changes a draft, or sends it. */
export const updateDraft = endpoint<typeof schemas.updateDraft>()({
  method: 'PUT',
  path: '/api/apps/email/messages/:id',
})

/** Beyond the specification: deletes an e-mail in the trash for ever; `restoreEmails` takes even that back. */
export const deleteEmail = endpoint<typeof schemas.deleteEmail>()({
  method: 'DELETE',
  path: '/api/apps/email/messages/:id',
})

/** Beyond the specification: deletes for ever all that lies in `trash` or in `spam`; `restoreEmails` takes it back. */
export const emptyEmails = endpoint<typeof schemas.emptyEmails>()({
  method: 'POST',
  path: '/api/apps/email/:place/empty',
})

/** Beyond the specification: puts e-mails that were deleted for ever back where they were, all of them or none. */
export const restoreEmails = endpoint<typeof schemas.restoreEmails>()({
  method: 'POST',
  path: '/api/apps/email/messages/restore',
})

/** Beyond the specification: the labels, in their order. */
export const listEmailLabels = endpoint<typeof schemas.listEmailLabels>()({
  method: 'GET',
  path: '/api/apps/email/labels',
})

/** Beyond the specification: makes a label. */
export const createEmailLabel = endpoint<typeof schemas.createEmailLabel>()({
  method: 'POST',
  path: '/api/apps/email/labels',
})

/** Beyond the specification: gives a label another name or tone. */
export const updateEmailLabel = endpoint<typeof schemas.updateEmailLabel>()({
  method: 'PUT',
  path: '/api/apps/email/labels/:id',
})
