import { personOf } from '../auth/open-session.ts'
import { mailboxOf } from './collection.ts'
import * as contract from './contract.ts'
import type { z } from '../../contract/zod.ts'
import * as schemas from './schema.ts'
import { accounts } from '../../seed/accounts.ts'
import { now } from '../../seed/clock.ts'
import { nameRecipients } from './handlers-address-book.ts'
import { createEmailFilter } from './handlers-filter.ts'
import { createRows } from './handlers-rows.ts'
import { createThreads } from './handlers-thread.ts'
import { countEmails } from './handlers-meta.ts'
import { changeMail, mailOf, mailsOf, onRestore } from './handlers-outbox.ts'
import { createSearch } from '../../runtime/filter.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { takePage } from '../../runtime/paging.ts'
import { invalid, noContent, reply } from '../../runtime/reply.ts'

const notFound = reply(404, { message: 'Email not found' })

const nobodyToSendTo = invalid({ to: ['At least one recipient is needed'] })

/** Whom an own e-mail goes to, as all of those are from the same one. */
const recipientsOfOwn = ({ folder, to, cc, bcc }: contract.Email) =>
  isOwn(folder) ? [...to, ...cc, ...bcc].flatMap(({ name, address }) => [name, address]) : []

const isOwn = (folder: contract.EmailFolder) => contract.OWN_EMAIL_FOLDERS.some((own) => own === folder)

const find = (all: readonly contract.Email[], query: z.output<typeof schemas.emailQuery>) => {
  const isFound = createSearch(query.q)
  const isWanted = createEmailFilter(query)
  return all
    .filter((email) => isFound(email.from.name, email.subject, ...recipientsOfOwn(email)))
    .filter(isWanted)
    .toSorted((one, other) => other.time.localeCompare(one.time))
}

export const listEmails = handle(contract.listEmails, schemas.listEmails, ({ query, caller }) => {
  const all = mailsOf(mailboxOf(caller))
  return reply(200, { emails: find(all, query).map(createThreads(all)), emailsMeta: countEmails(all) })
})

export const listEmailRows = handle(contract.listEmailRows, schemas.listEmailRows, ({ query, caller }) => {
  const all = mailsOf(mailboxOf(caller))
  const found = find(all, query)
  return reply(200, {
    emails: takePage(found, query).map(createRows(all)),
    emailsMeta: countEmails(all),
    totalEmails: found.length,
  })
})

export const getEmail = handle(contract.getEmail, schemas.getEmail, ({ params, caller }) => {
  const mailbox = mailboxOf(caller)
  const email = mailOf(mailbox, idOf(params.id))
  return email ? reply(200, createThreads(mailsOf(mailbox))(email)) : notFound
})

const noSuchLabel = invalid({ label: ['There is no such label'] })

const toggle = (labels: readonly contract.EmailLabel[], label: contract.EmailLabel) =>
  labels.includes(label) ? labels.filter((one) => one !== label) : [...labels, label]

export const updateEmails = handle(
  contract.updateEmails,
  schemas.updateEmails,
  ({ body, permit, caller }) => {
    const { data } = body
    const mailbox = mailboxOf(caller)
    const keys = new Map(mailbox.labels.all().map(({ key }) => [key.toLowerCase(), key]))
    const wanted = [body.label ?? data?.labels ?? []].flat()
    const known = wanted.map((one) => keys.get(one.toLowerCase()))
    if (!known.every((key) => key !== undefined)) return noSuchLabel
    const label = body.label && known[0]
    const fields = data?.labels ? { ...data, labels: known } : data
    const rows = [...new Set([body.ids].flat())].map((id) => mailOf(mailbox, id))
    if (!rows.every((row) => row !== undefined)) return notFound
    const isRewritable = data?.folder === 'draft' && rows.some(({ folder }) => folder !== 'draft')
    if (isRewritable) return invalid({ 'data.folder': ['Only a draft can be among the drafts'] })
    rows.forEach((row) => permit(row))
    const changed = rows.map((row) =>
      changeMail(
        mailbox,
        row.id,
        label
          ? { labels: toggle(row.labels, label) }
          : { ...fields, ...(fields?.isDeleted === false && onRestore(row)) },
      )!,
    )
    const all = mailsOf(mailbox)
    return reply(201, { emails: changed.map(createRows(all)), emailsMeta: countEmails(all) })
  },
)

export const createEmail = handle(contract.createEmail, schemas.createEmail, ({ body, caller }) => {
  if ((body.folder === 'sent' || body.sendAt) && body.to.length === 0) return nobodyToSendTo
  const { emails } = mailboxOf(caller)
  const { replyTo, ...letter } = body
  const isAnswer = replyTo !== undefined && emails.get(replyTo) !== undefined
  const { email, fullName, avatar } = personOf(caller ?? accounts[0]!)
  const created = emails.insert({
    ...letter,
    ...(isAnswer && { replyTo }),
    to: nameRecipients(body.to),
    cc: nameRecipients(body.cc),
    bcc: nameRecipients(body.bcc),
    from: { address: email, name: fullName, avatar },
    isStarred: false,
    labels: [],
    time: now().toISOString(),
    replies: [],
    isRead: true,
    isDeleted: false,
  })
  return reply(201, created)
})

export const updateDraft = handle(contract.updateDraft, schemas.updateDraft, ({ params, body, caller }) => {
  const mailbox = mailboxOf(caller)
  const draft = mailOf(mailbox, idOf(params.id))
  if (!draft) return notFound
  if (draft.folder !== 'draft' || draft.isDeleted)
    return reply(409, { message: 'Only a draft can be changed' })
  const { to, cc, bcc, sendAt } = { ...draft, ...body }
  if ((body.folder === 'sent' || sendAt) && to.length === 0) return nobodyToSendTo
  const changed = mailbox.emails.update(draft.id, {
    ...body,
    to: nameRecipients(to),
    cc: nameRecipients(cc),
    bcc: nameRecipients(bcc),
    time: now().toISOString(),
    ...(body.folder === 'sent' && { sendAt: null }),
  })
  return reply(200, changed!)
})

export const deleteEmail = handle(contract.deleteEmail, schemas.deleteEmail, ({ params, caller }) => {
  const { emails } = mailboxOf(caller)
  const email = emails.get(idOf(params.id))
  if (!email) return notFound
  if (!email.isDeleted) return reply(409, { message: 'Only what is in the trash can be deleted for ever' })
  emails.remove(email.id)
  return noContent
})

const liesIn = {
  trash: ({ isDeleted }: contract.Email) => isDeleted,
  spam: ({ folder, isDeleted }: contract.Email) => folder === 'spam' && !isDeleted,
}

export const emptyEmails = handle(contract.emptyEmails, schemas.emptyEmails, ({ params, caller }) => {
  const place = contract.EMPTIED_EMAIL_PLACES.find((one) => one === params.place)
  if (!place) return reply(404, { message: 'Only trash and spam can be emptied' })
  const { emails } = mailboxOf(caller)
  const ids = emails
    .all()
    .filter(liesIn[place])
    .map(({ id }) => id)
  for (const id of ids) emails.remove(id)
  return reply(200, { ids })
})

export const restoreEmails = handle(contract.restoreEmails, schemas.restoreEmails, ({ body, caller }) => {
  const mailbox = mailboxOf(caller)
  const removed = mailbox.emails.removedRows(body.ids)
  if (!removed) return notFound
  const restored = mailbox.emails.restore(removed)
  return reply(200, { emails: restored.map(createRows(mailsOf(mailbox))) })
})
