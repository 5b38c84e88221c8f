import { may } from '../../contract/access.ts'
import {
  changedIds,
  count,
  email as address,
  failure,
  id,
  invalidInput,
  line,
  nothing,
  oneOf,
  picture,
  requiredLine,
} from '../../contract/common.schema.ts'
import {
  type Email,
  EMAIL_FILTERS,
  EMAIL_FOLDERS,
  EMAIL_LABEL_TONES,
  OWN_EMAIL_FOLDERS,
  SUBJECT_LIMIT,
} from './contract.ts'
import { text, wholeNumber, word } from '../../contract/query.schema.ts'
import { z } from '../../contract/zod.ts'

const RECIPIENT_LIMIT = 100
const ATTACHMENT_LIMIT = 20
const ID_LIMIT = 10_000
const LABEL_LIMIT = 50
const LABEL_LENGTH = 40
const ROWS_PER_PAGE = 100
/** Pictures in the text are part of it, as data addresses. */
const MESSAGE_LIMIT = 8_000_000

export const emailRecipient = z.object({ address, name: requiredLine })

export const emailAttachment = z.object({
  fileName: requiredLine,
  thumbnail: picture,
  url: picture,
  size: line,
})

const recipients = z.array(emailRecipient).check(z.maxLength(RECIPIENT_LIMIT))
const attachments = z.array(emailAttachment).check(z.maxLength(ATTACHMENT_LIMIT))
const labels = z.array(requiredLine).check(z.maxLength(LABEL_LIMIT))
const subject = line.check(z.maxLength(SUBJECT_LIMIT))
const message = z.string().check(z.trim(), z.maxLength(MESSAGE_LIMIT))
/** When a draft goes out by itself; null for one that waits. */
const sendAt = z.optional(z.nullable(z.iso.datetime()))

/** An e-mail without the replies to it. */
export const singleEmail = z.object({
  id,
  to: recipients,
  from: z.extend(emailRecipient, { avatar: picture }),
  subject,
  cc: recipients,
  bcc: recipients,
  message,
  attachments,
  isStarred: z.boolean(),
  labels,
  time: z.iso.datetime(),
  folder: oneOf(EMAIL_FOLDERS),
  isRead: z.boolean(),
  isDeleted: z.boolean(),
  replyTo: z.optional(id),
  sendAt,
})

export const email: z.ZodMiniType<Email, Email> = z.extend(singleEmail, {
  replies: z.array(z.lazy(() => email)),
})

/** An e-mail in a list: with the beginning of its text in place of html, files and replies. */
export const emailRow = z.extend(z.omit(singleEmail, { message: true, attachments: true }), {
  excerpt: z.string(),
  hasAttachments: z.boolean(),
  replyCount: count,
})

const rows = z.array(emailRow)

const labelName = requiredLine.check(z.maxLength(LABEL_LENGTH))

export const emailLabel = z.object({
  id,
  key: requiredLine,
  name: z.nullable(labelName),
  tone: oneOf(EMAIL_LABEL_TONES),
})

export const newEmailLabel = z.object({ name: labelName, tone: oneOf(EMAIL_LABEL_TONES) })

export const emailQuery = z.object({ q: text(), filter: word(EMAIL_FILTERS), label: text() })

export const emailRowsQuery = z.extend(emailQuery, {
  page: wholeNumber(1),
  itemsPerPage: wholeNumber(ROWS_PER_PAGE),
})

export const emailsMeta = z.object({ inbox: count, draft: count, spam: count, star: count })

const { isRead, isStarred, isDeleted, folder } = singleEmail.shape

export const emailsEdit = z
  .object({
    ids: z.union([id, z.array(id).check(z.minLength(1), z.maxLength(ID_LIMIT))]),
    data: z.optional(z.partial(z.object({ isRead, isStarred, isDeleted, folder, labels }))),
    label: z.optional(requiredLine),
  })
  .check(
    z.refine(({ data, label }) => (data === undefined) !== (label === undefined), {
      path: ['data'],
      error: 'Either data or a label has to be given',
    }),
  )

/** A name that is not given is that of the user with the address, or else the address. */
const givenRecipients = z
  .array(z.extend(emailRecipient, { name: z._default(line, '') }))
  .check(z.maxLength(RECIPIENT_LIMIT))

const givenEmail = z.object({
  to: givenRecipients,
  cc: givenRecipients,
  bcc: givenRecipients,
  subject,
  message,
  attachments,
  folder: oneOf(OWN_EMAIL_FOLDERS),
  sendAt,
})

export const newEmail = z.extend(givenEmail, {
  to: z._default(givenRecipients, []),
  cc: z._default(givenRecipients, []),
  bcc: z._default(givenRecipients, []),
  subject: z._default(subject, ''),
  message: z._default(message, ''),
  attachments: z._default(attachments, []),
  replyTo: z.optional(id),
})

export const draftEdit = z.partial(givenEmail)

export const listEmails = {
  access: may('read', 'Email'),
  query: emailQuery,
  answers: { 200: z.object({ emails: z.array(email), emailsMeta }) },
}

export const listEmailRows = {
  access: may('read', 'Email'),
  beyond: true as const,
  query: emailRowsQuery,
  answers: { 200: z.object({ emails: rows, emailsMeta, totalEmails: count }) },
}

export const searchEmails = {
  access: may('read', 'Email'),
  beyond: true as const,
  query: z.object({ q: text() }),
  answers: { 200: changedIds },
}

export const getEmail = {
  access: may('read', 'Email'),
  beyond: true as const,
  answers: { 200: email, 404: failure },
}

export const updateEmails = {
  access: may('update', 'Email'),
  body: emailsEdit,
  answers: { 201: z.object({ emails: rows, emailsMeta }), 400: invalidInput, 404: failure },
}

export const createEmail = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: newEmail,
  answers: { 201: email, 400: invalidInput },
}

export const updateDraft = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: draftEdit,
  answers: { 200: email, 400: invalidInput, 404: failure, 409: failure },
}

export const deleteEmail = {
  access: 'signed-in' as const,
  beyond: true as const,
  answers: { 204: nothing, 404: failure, 409: failure },
}

export const emptyEmails = {
  access: 'signed-in' as const,
  beyond: true as const,
  answers: { 200: changedIds, 404: failure },
}

export const restoreEmails = {
  access: 'signed-in' as const,
  beyond: true as const,
  // As many as emptying the trash takes at once.
  body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(ID_LIMIT)) }),
  answers: { 200: z.object({ emails: rows }), 400: invalidInput, 404: failure },
}

export const listEmailLabels = {
  access: may('read', 'Email'),
  beyond: true as const,
  answers: { 200: z.object({ labels: z.array(emailLabel) }) },
}

export const createEmailLabel = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: newEmailLabel,
  answers: { 201: emailLabel, 400: invalidInput },
}

export const updateEmailLabel = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: z.partial(newEmailLabel),
  answers: { 200: emailLabel, 400: invalidInput, 404: failure },
}
