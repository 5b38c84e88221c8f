import { describe, expect, test } from 'vitest'
import { type EmailLabelRow, type EmailRow, getEmail } from './contract.ts'
import { accounts } from '../../seed/accounts.ts'
import { call, send, tokens } from '../../testing/call.ts'
import { allMails, edit, mailIds, mails, write } from './testing.ts'
import { NO_IDS } from '../../testing/ids.ts'

const PATH = '/api/apps/email'
const notFound = { status: 404, body: { message: 'Email not found' } }

const asClient = (method: string, path: string, body?: unknown) => send(method, path, body, tokens.client)
const clientMails = async (filter: string) =>
  ((await asClient('GET', `${PATH}?filter=${filter}`)).body as { emails: EmailRow[] }).emails
const clientLabels = async () =>
  ((await asClient('GET', `${PATH}/labels`)).body as { labels: EmailLabelRow[] }).labels

describe('the mailboxes', () => {
  test('begin with the same e-mails, each of which comes to or from its owner', async () => {
    const mine = await mails({ filter: 'sent' })
    const theirs = await clientMails('sent')
    expect(theirs.map(({ subject }) => subject)).toEqual(mine.map(({ subject }) => subject))
    expect(new Set(mine.map(({ from }) => from.address))).toEqual(new Set([accounts[0]!.email]))
    expect(new Set(theirs.map(({ from }) => from.address))).toEqual(new Set([accounts[1]!.email]))
  })

  test.each([
    ['stars', { data: { isStarred: true } }],
    ['reading', { data: { isRead: true } }],
    ['moving', { data: { folder: 'archive' } }],
    ['deletion', { data: { isDeleted: true } }],
    ['labels', { label: 'private' }],
  ] as const)('do not share %s', async (_, change) => {
    const before = await clientMails('inbox')
    await edit({ ids: await mailIds(), ...change })
    expect(await clientMails('inbox')).toEqual(before)
  })

  test('do not share what is deleted for ever, nor what comes back', async () => {
    const before = await allMails()
    const [gone] = await clientMails('trashed')
    await asClient('DELETE', `${PATH}/messages/${gone!.id}`)
    expect(await allMails()).toEqual(before)
    expect(await send('POST', `${PATH}/messages/restore`, { ids: [gone!.id] })).toEqual(notFound)
  })

  test.each(['sent', 'draft'] as const)('show what is %s to nobody else, by no call', async (folder) => {
    const before = await clientMails(folder)
    const { id } = await write({ to: [{ address: 'greta.s@example.com' }], folder })
    expect(await clientMails(folder)).toEqual(before)
    const path = `${PATH}/messages/${id}`
    expect(await asClient('GET', path)).toEqual(notFound)
    expect(await asClient('PUT', path, { subject: 'Mine' })).toEqual(notFound)
    expect(await asClient('DELETE', path)).toEqual(notFound)
    expect(await asClient('POST', PATH, { ids: id, data: { isStarred: true } })).toEqual(notFound)
  })

  test('do not share the labels that people make, nor how they call them', async () => {
    const before = await clientLabels()
    await send('POST', `${PATH}/labels`, { name: 'Suppliers', tone: 'info' })
    await send('PUT', `${PATH}/labels/2`, { name: 'The house', tone: 'info' })
    expect(await clientLabels()).toEqual(before)
  })
})

describe('getEmail', () => {
  const get = (id: number) => call(getEmail, { params: { id } })

  test('answers the e-mail with its replies, wherever it lies', async () => {
    for (const { id, subject, folder, time } of await allMails())
      expect(await get(id)).toMatchObject({ id, subject, folder, time })
  })

  test('has what was sent as a reply to it', async () => {
    const [id] = await mailIds()
    const reply = await write({ to: [{ address: 'greta.s@example.com' }], folder: 'sent', replyTo: id! })
    expect((await get(id!)).replies.at(-1)).toEqual(reply)
  })

  test.each(['9999', ...NO_IDS])('answers 404 to the id %s', async (id) => {
    expect(await send('GET', `${PATH}/messages/${id}`)).toEqual(notFound)
  })
})
