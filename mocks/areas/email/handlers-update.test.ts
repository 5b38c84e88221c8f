import { describe, expect, test } from 'vitest'
import type { EmailRow } from './contract.ts'
import { send } from '../../testing/call.ts'
import { allMails, edit, mail, mailIds, mails, meta } from './testing.ts'
import { sendInVain } from '../../testing/trespass.ts'

const PATH = '/api/apps/email'
const notFound = { status: 404, body: { message: 'Email not found' } }

const unreadInbox = async () => (await mails()).filter(({ isRead }) => !isRead)

describe('updateEmails', () => {
  test('answers 201 with the changed e-mails and the counts', async () => {
    const [first, second] = await unreadInbox()
    const ids = [first!.id, second!.id]
    const { inbox, ...others } = await meta()
    const { status, body } = await send('POST', PATH, { ids, data: { isRead: true } })
    expect(status).toBe(201)
    expect(body).toEqual({
      emails: [
        { ...first, isRead: true },
        { ...second, isRead: true },
      ],
      emailsMeta: { inbox: inbox - 2, ...others },
    })
    expect(await mail(ids[0]!)).toEqual({ ...first, isRead: true })
  })

  test('changes no other e-mail', async () => {
    const before = await allMails()
    const id = before[0]!.id
    await edit({ ids: [id], data: { isStarred: !before[0]!.isStarred } })
    expect((await allMails()).filter((email) => email.id !== id)).toEqual(before.slice(1))
  })

  test('takes one id as well as a list, and the same twice as one', async () => {
    const [id] = await mailIds({ filter: 'sent' })
    expect((await edit({ ids: id!, data: { isStarred: true } })).emails).toHaveLength(1)
    expect((await edit({ ids: [id!, id!], label: 'private' })).emails[0]!.labels).toEqual([
      'company',
      'private',
    ])
  })

  test('stars, and the count of stars follows', async () => {
    const [id] = (await mails()).filter(({ isStarred }) => !isStarred).map((email) => email.id)
    const { star } = await meta()
    await edit({ ids: id!, data: { isStarred: true } })
    expect((await meta()).star).toBe(star + 1)
    expect(await mailIds({ filter: 'starred' })).toContain(id)
  })

  test('puts into the trash and takes back; what lies there counts nowhere', async () => {
    const [unread] = (await unreadInbox()).filter(({ isStarred }) => isStarred)
    const before = await meta()
    await edit({ ids: unread!.id, data: { isDeleted: true } })
    expect(await meta()).toEqual({ ...before, inbox: before.inbox - 1, star: before.star - 1 })
    expect(await mailIds()).not.toContain(unread!.id)
    expect(await mailIds({ filter: 'trashed' })).toContain(unread!.id)
    await edit({ ids: unread!.id, data: { isDeleted: false } })
    expect(await meta()).toEqual(before)
    expect(await mail(unread!.id)).toEqual(unread)
  })

  test('moves between folders, with the counts', async () => {
    const [unread] = await unreadInbox()
    const before = await meta()
    await edit({ ids: unread!.id, data: { folder: 'spam' } })
    expect(await meta()).toEqual({ ...before, inbox: before.inbox - 1, spam: before.spam + 1 })
    expect(await mailIds({ filter: 'spam' })).toContain(unread!.id)
  })

  test('nothing that was received or sent gets among the drafts, where it could be rewritten', async () => {
    const [received] = await mails()
    const [sent] = await mails({ filter: 'sent' })
    for (const { id } of [received!, sent!]) {
      const body = { ids: [id], data: { folder: 'draft' } }
      expect(await sendInVain('POST', PATH, body, () => mail(id))).toEqual({
        status: 400,
        fields: ['data.folder'],
        isUntouched: true,
      })
    }
    const [draft] = await mails({ filter: 'draft' })
    await edit({ ids: draft!.id, data: { folder: 'draft', isDeleted: false } })
    expect(await mail(draft!.id)).toEqual(draft)
  })

  test('replaces labels that are given as fields', async () => {
    const [id] = await mailIds({ label: 'company' })
    const { emails } = await edit({ ids: id!, data: { labels: ['personal', 'private'] } })
    expect(emails[0]!.labels).toEqual(['personal', 'private'])
  })

  test('toggles a label on each: added where it lacks, removed where it is', async () => {
    const has = ({ labels }: EmailRow) => labels.includes('important')
    const inbox = await mails()
    const ids = [inbox.find(has)!.id, inbox.find((email) => !has(email))!.id]
    const { emails } = await edit({ ids, label: 'important' })
    expect(emails.map(has)).toEqual([false, true])
    await edit({ ids, label: 'important' })
    expect((await mails()).map(has)).toEqual(inbox.map(has))
  })

  test('what is not a mark stays: texts, senders, ids', async () => {
    const [email] = await mails()
    await send('POST', PATH, { ids: email!.id, data: { id: 9, subject: 'Mine', message: '', from: null } })
    expect(await mail(email!.id)).toEqual(email)
  })

  test.each([[[9999]], [[1, 9999]]])('answers 404 to the ids %j and changes none', async (ids) => {
    const before = await allMails()
    expect(await send('POST', PATH, { ids, data: { isDeleted: true } })).toEqual(notFound)
    expect(await allMails()).toEqual(before)
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['ids']],
    ['no change', { ids: [1] }, ['data']],
    ['fields and a label', { ids: [1], data: { isRead: true }, label: 'private' }, ['data']],
    ['no id', { ids: [], data: { isRead: true } }, ['ids']],
    ['a word for an id', { ids: ['1'], label: 'private' }, ['ids']],
    ['an unknown label', { ids: 1, label: 'work' }, ['label']],
    ['an unknown folder', { ids: 1, data: { folder: 'trash' } }, ['data.folder']],
    ['a word for a mark', { ids: 1, data: { isRead: 'yes' } }, ['data.isRead']],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    expect(await sendInVain('POST', PATH, body, allMails)).toEqual({ status: 400, fields, isUntouched: true })
  })
})
