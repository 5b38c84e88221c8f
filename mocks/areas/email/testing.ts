import {
  createEmail,
  deleteEmail,
  type EmailQuery,
  type EmailsEdit,
  getEmail,
  listEmailRows,
  type NewEmail,
  updateEmails,
} from './contract.ts'
import { call } from '../../testing/call.ts'

/** The e-mails of a list. */
export const mails = async (query: EmailQuery = {}) =>
  (await call(listEmailRows, { query: { ...query, itemsPerPage: 0 } })).emails

/** The ids of the e-mails of a list. */
export const mailIds = async (query: EmailQuery = {}) => (await mails(query)).map(({ id }) => id)

/** The counts beside the folders. */
export const meta = async () => (await call(listEmailRows)).emailsMeta

/** All e-mails, the trash last. */
export const allMails = async () => {
  const folders = ['inbox', 'sent', 'draft', 'spam', 'trashed'] as const
  return (await Promise.all(folders.map((filter) => mails({ filter })))).flat()
}

/** One e-mail with its html, its files and the replies to it. */
export const wholeMail = (id: number) => call(getEmail, { params: { id } })

/** The row of one e-mail, wherever it lies. */
export const mail = async (id: number) => (await allMails()).find((one) => one.id === id)

/** Changes e-mails. */
export const edit = (body: EmailsEdit) => call(updateEmails, { body })

/** Writes an e-mail. */
export const write = (body: NewEmail) => call(createEmail, { body })

/** Deletes an e-mail for ever. */
export const remove = (id: number) => call(deleteEmail, { params: { id } })
