import { beforeEach, describe, expect, test } from 'vitest'
import { updateDraft } from './contract.ts'
import { HOUR, now, setNow } from '../../seed/clock.ts'
import { call, send, tokens } from '../../testing/call.ts'
import { allMails, edit, mailIds, mails, meta, wholeMail, write } from './testing.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { sendInVain } from '../../testing/trespass.ts'

const PATH = '/api/apps/email/messages'
const notFound = { status: 404, body: { message: 'Email not found' } }
const unknownIds = ['9999', ...NO_IDS]

const greta = { address: 'greta.s@example.com', name: 'Greta' }
const kettle = { fileName: 'kettle.png', thumbnail: '/pictures/files/image.svg', url: '', size: '1.1mb' }

const firstDraft = async () => wholeMail((await mailIds({ filter: 'draft' }))[0]!)
const change = (id: number, body: object) => call(updateDraft, { params: { id }, body })
const later = (hours: number) => setNow(new Date(now().getTime() + hours * HOUR))

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

describe('createEmail', () => {
  test('answers 201 with the e-mail under the next id, from whoever is signed in', async () => {
    const next = Math.max(...(await allMails()).map(({ id }) => id)) + 1
    const given = {
      to: [greta],
      cc: [{ address: 'annegret.h@example.com', name: 'Annegret' }],
      bcc: [],
      subject: 'Varnish',
      message: '<p>Yes.</p>',
      attachments: [kettle],
      folder: 'sent',
    }
    const { status, body } = await send('POST', PATH, given, tokens.client)
    expect(status).toBe(201)
    expect(body).toEqual({
      ...given,
      id: next,
      from: { address: 'client@demo.com', name: 'Matteo Brisebois', avatar: expect.any(String) },
      isStarred: false,
      labels: [],
      time: '2026-03-10T09:00:00.000Z',
      replies: [],
      isRead: true,
      isDeleted: false,
    })
    const list = await send('GET', '/api/apps/email?filter=sent', undefined, tokens.client)
    expect((list.body as { emails: unknown[] }).emails[0]).toEqual(body)
    expect((await send('GET', `${PATH}/${next}`, undefined, tokens.client)).body).toEqual(body)
  })

  test('keeps a draft, even an empty one, and counts it', async () => {
    const { draft } = await meta()
    const created = await write({ folder: 'draft' })
    expect(created).toMatchObject({ to: [], cc: [], bcc: [], subject: '', message: '', folder: 'draft' })
    expect((await meta()).draft).toBe(draft + 1)
    expect(await firstDraft()).toEqual(created)
  })

  test('finds the names of users by their addresses; others go by the address', async () => {
    const created = await write({
      to: [{ address: 'GRETA.S@example.com' }, { address: 'new@example.com', name: ' ' }],
      folder: 'sent',
    })
    expect(created.to.map(({ name }) => name)).toEqual(['Greta Silbermöwe', 'new@example.com'])
  })

  test('a reply stands in the thread of what it answers, and in the folder of what is sent', async () => {
    const answered = await wholeMail((await mailIds({ q: 'Partner terms' }))[0]!)
    const created = await write({ to: [greta], folder: 'sent', replyTo: answered.id, message: '<p>Ok</p>' })
    expect(created.replyTo).toBe(answered.id)
    expect((await wholeMail(answered.id)).replies).toEqual([...answered.replies, created])
    expect(await mailIds({ filter: 'sent' })).toContain(created.id)
  })

  test('a reply to a reply stands in the thread of the first reply', async () => {
    const id = (await mailIds())[0]!
    const first = await write({ to: [greta], folder: 'sent', replyTo: id })
    const second = await write({ to: [greta], folder: 'sent', replyTo: first.id })
    expect((await wholeMail(id)).replies.at(-1)!.replies).toEqual([second])
  })

  test('a reply leaves the thread with the trash, and is not in it as a draft', async () => {
    const before = await wholeMail((await mailIds())[0]!)
    const created = await write({ to: [greta], folder: 'draft', replyTo: before.id })
    expect(await wholeMail(before.id)).toEqual(before)
    await change(created.id, { folder: 'sent' })
    expect((await wholeMail(before.id)).replies).toHaveLength(before.replies.length + 1)
    await edit({ ids: created.id, data: { isDeleted: true } })
    expect(await wholeMail(before.id)).toEqual(before)
  })

  test('an answer to what is gone is a letter of its own', async () => {
    const { replyTo } = await write({ to: [greta], folder: 'sent', replyTo: 9999 })
    expect(replyTo).toBeUndefined()
  })

  test('pictures in the text are kept with it', async () => {
    const message = `<p><img src="data:image/png;base64,${'A'.repeat(1_400_000)}" alt="Kettle"></p>`
    expect((await write({ message, folder: 'draft' })).message).toBe(message)
  })

  test('html is kept as it is written', async () => {
    const message = '<p>A <em>bold</em> claim</p><script>alert(1)</script>'
    expect((await write({ message, folder: 'draft' })).message).toBe(message)
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['folder']],
    ['nobody to send to', { folder: 'sent', cc: [greta] }, ['to']],
    ['an address without @', { folder: 'sent', to: [{ address: 'greta', name: '' }] }, ['to.0.address']],
    ['a text for the recipients', { folder: 'draft', to: 'greta.s@example.com' }, ['to']],
    ['another folder', { folder: 'inbox', to: [greta] }, ['folder']],
    ['an endless subject', { folder: 'draft', subject: 'x'.repeat(500) }, ['subject']],
    ['an endless text', { folder: 'draft', message: 'x'.repeat(8_000_001) }, ['message']],
    ['too many files', { folder: 'draft', attachments: Array(21).fill(kettle) }, ['attachments']],
    [
      'half a file',
      { folder: 'draft', attachments: [{ fileName: 'x' }] },
      ['attachments.0.size', 'attachments.0.thumbnail', 'attachments.0.url'],
    ],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    expect(await sendInVain('POST', PATH, body, allMails)).toEqual({ status: 400, fields, isUntouched: true })
  })
})

describe('updateDraft', () => {
  test('changes what is given and the time, and keeps the rest', async () => {
    const draft = await firstDraft()
    later(2)
    const changed = await change(draft.id, { subject: 'Sky', to: [{ address: greta.address }] })
    expect(changed).toEqual({
      ...draft,
      subject: 'Sky',
      to: [{ ...greta, name: 'Greta Silbermöwe' }],
      time: '2026-03-10T11:00:00.000Z',
    })
    expect(await firstDraft()).toEqual(changed)
  })

  test('sends it, with the counts', async () => {
    const draft = await firstDraft()
    const before = await meta()
    await change(draft.id, { folder: 'sent' })
    expect(await meta()).toEqual({ ...before, draft: before.draft - 1 })
    expect((await mails({ filter: 'sent' }))[0]).toMatchObject({ id: draft.id, subject: draft.subject })
  })

  test('does not change who wrote it or what it answers', async () => {
    const draft = await firstDraft()
    await change(draft.id, { id: 3, from: greta, replyTo: 1, isDeleted: true })
    expect(await firstDraft()).toEqual({ ...draft, time: now().toISOString() })
  })

  test('what was sent, what came, and a draft in the trash answer 409 and stay', async () => {
    const draft = await firstDraft()
    await edit({ ids: draft.id, data: { isDeleted: true } })
    const ids = [draft.id, (await mailIds())[0], (await mailIds({ filter: 'sent' }))[0]]
    const before = await allMails()
    for (const id of ids)
      expect(await send('PUT', `${PATH}/${id}`, { subject: 'Mine' })).toEqual({
        status: 409,
        body: { message: 'Only a draft can be changed' },
      })
    expect(await allMails()).toEqual(before)
  })

  test.each(unknownIds)('answers 404 to the id %s', async (id) => {
    expect(await send('PUT', `${PATH}/${id}`, { subject: 'Mine' })).toEqual(notFound)
  })

  test.each<[string, unknown, string[]]>([
    ['no JSON', 'subject=x', ['body']],
    ['nobody left to send to', { folder: 'sent', to: [] }, ['to']],
    ['another folder', { folder: 'spam' }, ['folder']],
    ['null in a field', { subject: null }, ['subject']],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    const { id } = await firstDraft()
    expect(await sendInVain('PUT', `${PATH}/${id}`, body, allMails)).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})
