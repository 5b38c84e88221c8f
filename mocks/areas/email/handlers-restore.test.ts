import { describe, expect, test } from 'vitest'
import { emptyEmails, restoreEmails } from './contract.ts'
import { call, send } from '../../testing/call.ts'
import { allMails, edit, mailIds, mails, meta, remove } from './testing.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { sendInVain } from '../../testing/trespass.ts'

const PATH = '/api/apps/email/messages'
const notFound = { status: 404, body: { message: 'Email not found' } }

const trash = () => mailIds({ filter: 'trashed' })

describe('deleteEmail', () => {
  test('answers 204 without a body, and the e-mail is gone from the trash', async () => {
    const before = await allMails()
    const [id] = await trash()
    expect(await send('DELETE', `${PATH}/${id}`)).toEqual({ status: 204, body: undefined })
    expect(await allMails()).toEqual(before.filter((email) => email.id !== id))
    expect(await send('DELETE', `${PATH}/${id}`)).toEqual(notFound)
  })

  test('what is not in the trash answers 409 and stays', async () => {
    const [id] = await mailIds()
    const before = await allMails()
    expect(await send('DELETE', `${PATH}/${id}`)).toEqual({
      status: 409,
      body: { message: 'Only what is in the trash can be deleted for ever' },
    })
    expect(await allMails()).toEqual(before)
  })

  test('leaves the counts alone, as the trash counts nowhere', async () => {
    const before = await meta()
    for (const id of await trash()) await remove(id)
    expect(await meta()).toEqual(before)
    expect(await trash()).toEqual([])
  })

  test.each(['9999', ...NO_IDS])('answers 404 to the id %s', async (id) => {
    expect(await send('DELETE', `${PATH}/${id}`)).toEqual(notFound)
  })
})

describe('emptyEmails', () => {
  test.each([
    ['trash', 'trashed'],
    ['spam', 'spam'],
  ] as const)(
    'leaves nothing in %s and all else alone; restoreEmails takes it back',
    async (place, filter) => {
      const before = await allMails()
      const there = await mailIds({ filter })
      const { ids } = await call(emptyEmails, { params: { place } })
      expect(new Set(ids)).toEqual(new Set(there))
      expect(await mails({ filter })).toEqual([])
      expect(await allMails()).toEqual(before.filter(({ id }) => !ids.includes(id)))
      await call(restoreEmails, { body: { ids } })
      expect(await allMails()).toEqual(before)
    },
  )

  test('answers no ids where there is nothing', async () => {
    await call(emptyEmails, { params: { place: 'trash' } })
    expect(await call(emptyEmails, { params: { place: 'trash' } })).toEqual({ ids: [] })
  })

  test.each(['inbox', 'sent', 'trashed', 'messages'])(
    'answers 404 to %s, and empties nothing',
    async (place) => {
      const before = await allMails()
      expect((await send('POST', `/api/apps/email/${place}/empty`)).status).toBe(404)
      expect(await allMails()).toEqual(before)
    },
  )
})

describe('restoreEmails', () => {
  test('puts e-mails back into the trash, as they were', async () => {
    const before = await allMails()
    const ids = await trash()
    for (const id of ids) await remove(id)
    const { emails } = await call(restoreEmails, { body: { ids } })
    expect(new Set(emails.map(({ id }) => id))).toEqual(new Set(ids))
    expect(await allMails()).toEqual(before)
  })

  test('answers 404 if one of them was not deleted for ever, and none comes back', async () => {
    const [gone, kept] = await trash()
    await remove(gone!)
    const before = await allMails()
    expect(await send('POST', `${PATH}/restore`, { ids: [gone, kept] })).toEqual(notFound)
    expect(await allMails()).toEqual(before)
  })

  test('what comes back can leave the trash again', async () => {
    const [id] = await trash()
    await remove(id!)
    await call(restoreEmails, { body: { ids: [id!] } })
    await edit({ ids: id!, data: { isDeleted: false } })
    expect(await trash()).not.toContain(id)
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['ids']],
    ['no id', { ids: [] }, ['ids']],
    ['one id without a list', { ids: 1 }, ['ids']],
  ])('%s answers 400', async (_, body, fields) => {
    expect(await sendInVain('POST', `${PATH}/restore`, body, allMails)).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})
