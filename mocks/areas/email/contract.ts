import type * as schemas from './schema.ts'
import { endpoint } from '../../contract/endpoint.ts'
import type { z } from '../../contract/zod.ts'

/** Where e-mails lie. */
export const EMAIL_FOLDERS = ['inbox', 'draft', 'sent', 'spam'] as const
/** What a list of e-mails can be limited to: a folder, or a mark. */
export const EMAIL_FILTERS = [...EMAIL_FOLDERS, 'starred', 'trashed'] as const
/** The labels of e-mails. */
export const EMAIL_LABELS = ['private', 'company', 'personal', 'important'] as const
/** Where an own e-mail can lie. */
export const OWN_EMAIL_FOLDERS = ['sent', 'draft'] as const

export type EmailFolder = (typeof EMAIL_FOLDERS)[number]
export type EmailFilter = (typeof EMAIL_FILTERS)[number]
export type EmailLabel = (typeof EMAIL_LABELS)[number]

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

/** The e-mails that fit the query, the newest first, and the counts of all. */
export const listEmails = endpoint<typeof schemas.listEmails>()({ method: 'GET', path: '/api/apps/email' })

/** Changes marks or folder of e-mails, or toggles a label on each; all of them or none. */
export const updateEmails = endpoint<typeof schemas.updateEmails>()({
  method: 'POST',
  path: '/api/apps/email',
})

/** Beyond the specification: sends an e-mail or keeps it as a draft. */
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

/** Beyond the specification: puts e-mails that were deleted for ever back into the trash, all of them or none. */
export const restoreEmails = endpoint<typeof schemas.restoreEmails>()({
  method: 'POST',
  path: '/api/apps/email/messages/restore',
})
