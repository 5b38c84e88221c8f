import { describe, expect, test } from 'vitest'
import { createEmailLabel, listEmailLabels, updateEmailLabel } from './contract.ts'
import { setNow } from '../../seed/clock.ts'
import { call, send } from '../../testing/call.ts'
import { edit, mail, mailIds, write } from './testing.ts'

const PATH = '/api/apps/email/labels'
const labels = async () => (await call(listEmailLabels)).labels
const suppliers = { name: 'Our suppliers', tone: 'info' } as const

describe('the labels', () => {
  test('are four at first, without names of their own', async () => {
    expect((await labels()).map(({ key, name }) => [key, name])).toEqual([
      ['personal', null],
      ['company', null],
      ['important', null],
      ['private', null],
    ])
  })

  test('a new one has a key of its name, and mails take it', async () => {
    const made = await call(createEmailLabel, { body: suppliers })
    expect(made).toEqual({ id: 5, key: 'our-suppliers', ...suppliers })
    const [id] = await mailIds()
    await edit({ ids: id!, label: made.key })
    expect(await mailIds({ label: made.key })).toEqual([id])
  })

  test('one is renamed and coloured, and its mails keep it', async () => {
    const before = await mailIds({ label: 'company' })
    const changed = await call(updateEmailLabel, {
      params: { id: 2 },
      body: { name: 'The house', tone: 'info' },
    })
    expect(changed).toEqual({ id: 2, key: 'company', name: 'The house', tone: 'info' })
    expect(await mailIds({ label: 'company' })).toEqual(before)
  })

  test.each([
    ['POST', PATH, suppliers.name],
    ['PUT', `${PATH}/1`, 'COMPANY'],
  ] as const)('%s %s answers 400 where the name is taken', async (method, path, name) => {
    await call(createEmailLabel, { body: suppliers })
    const { status } = await send(method, path, { ...suppliers, name })
    expect(status).toBe(400)
  })

  test('one that is not there answers 404', async () => {
    expect((await send('PUT', `${PATH}/99`, suppliers)).status).toBe(404)
  })

  test('a mail takes no label that is not there', async () => {
    const [id] = await mailIds()
    expect((await send('POST', '/api/apps/email', { ids: id, label: 'nowhere' })).status).toBe(400)
  })
})

describe('a draft with a time to go out', () => {
  test('is sent once that has come, and not before', async () => {
    const to = [{ address: 'greta.s@example.com' }]
    const draft = await write({ folder: 'draft', to, sendAt: '2026-11-20T10:00:00.000Z' })
    setNow('2026-11-20T09:59:00Z')
    expect((await mail(draft.id))!.folder).toBe('draft')
    setNow('2026-11-20T10:00:00Z')
    expect(await mail(draft.id)).toMatchObject({
      folder: 'sent',
      time: '2026-11-20T10:00:00.000Z',
      sendAt: null,
    })
  })

  test('waits for its writer once it comes out of the trash too late', async () => {
    setNow('2026-11-20T09:00:00Z')
    const to = [{ address: 'greta.s@example.com' }]
    const draft = await write({ folder: 'draft', to, sendAt: '2026-11-20T10:00:00.000Z' })
    await edit({ ids: draft.id, data: { isDeleted: true } })
    setNow('2026-11-20T11:00:00Z')
    await edit({ ids: draft.id, data: { isDeleted: false } })
    expect(await mail(draft.id)).toMatchObject({ folder: 'draft', sendAt: null })
  })

  test('stays sent when it goes to the trash and comes back', async () => {
    const to = [{ address: 'greta.s@example.com' }]
    const sendAt = '2026-11-20T10:00:00.000Z'
    const draft = await write({ folder: 'draft', to, sendAt })
    setNow('2026-11-20T11:00:00Z')
    await edit({ ids: draft.id, data: { isDeleted: true } })
    await edit({ ids: draft.id, data: { isDeleted: false } })
    expect(await mail(draft.id)).toMatchObject({ folder: 'sent', time: sendAt, sendAt: null })
  })

  test('needs someone to go to', async () => {
    const body = { folder: 'draft', sendAt: '2026-11-20T10:00:00.000Z' }
    expect((await send('POST', '/api/apps/email/messages', body)).status).toBe(400)
  })
})
