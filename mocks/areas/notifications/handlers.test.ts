import { describe, expect, test } from 'vitest'
import {
  deleteNotification,
  listNotifications,
  type Notification,
  type NotificationsEdit,
  restoreNotifications,
  updateNotifications,
} from './contract.ts'
import { setScenario } from '../../scenarios.ts'
import { call, send, tokens } from '../../testing/call.ts'
import { createTrespass } from '../../testing/trespass.ts'

const PATH = '/api/notifications'
const notFound = { status: 404, body: { message: 'Notification not found' } }

const all = async () => (await call(listNotifications)).notifications
const ofClient = async () => {
  const { body } = await send('GET', PATH, undefined, tokens.client)
  return (body as { notifications: Notification[] }).notifications
}
const mark = (body: NotificationsEdit) => call(updateNotifications, { body })
const remove = (id: number) => call(deleteNotification, { params: { id } })
const trespass = createTrespass(all)

describe('listNotifications', () => {
  test('answers a dozen, the newest first, and not whose they are', async () => {
    const rows = await all()
    expect(rows).toHaveLength(12)
    const times = rows.map(({ time }) => time)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(rows[0]).toMatchObject({
      kind: 'messageReceived',
      recordId: 12,
      person: 'Joaquim Ferreirinho',
      isRead: false,
      value: 2,
    })
    expect(rows[0]).not.toHaveProperty('accountId')
  })

  test('answers to each account its own', async () => {
    const own = await ofClient()
    expect(own.map(({ kind }) => kind)).toEqual(['messageReceived', 'eventInvitation'])
    const ids = new Set((await all()).map(({ id }) => id))
    expect(own.filter(({ id }) => ids.has(id))).toEqual([])
  })

  test('answers none while lists are empty', async () => {
    setScenario({ empty: true })
    expect(await all()).toEqual([])
    setScenario()
  })
})

describe('updateNotifications', () => {
  test('marks as read and as unread, and answers what has changed', async () => {
    const [first, second] = await all()
    const ids = [first!.id, second!.id]
    expect(await mark({ ids, isRead: true })).toEqual({
      notifications: [
        { ...first, isRead: true },
        { ...second, isRead: true },
      ],
    })
    await mark({ ids: [first!.id], isRead: false })
    const [firstNow, secondNow] = await all()
    expect([firstNow!.isRead, secondNow!.isRead]).toEqual([false, true])
  })

  test('changes no other notification', async () => {
    const [first, ...others] = await all()
    await mark({ ids: [first!.id, first!.id], isRead: true })
    expect((await all()).slice(1)).toEqual(others)
  })

  test.each([
    ['one that is not there', 999],
    ['one of someone else', 13],
  ])('answers 404 to %s among others, and changes none', async (_, id) => {
    const before = [await all(), await ofClient()]
    const [first] = before[0]!
    expect(await send('PUT', PATH, { ids: [first!.id, id], isRead: true })).toEqual(notFound)
    expect([await all(), await ofClient()]).toEqual(before)
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['ids', 'isRead']],
    ['no id', { ids: [], isRead: true }, ['ids']],
    ['a word for an id', { ids: ['1'], isRead: true }, ['ids.0']],
    ['a word for a mark', { ids: [1], isRead: 'yes' }, ['isRead']],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    expect(await trespass('PUT', PATH, body)).toEqual({ status: 400, fields, isUntouched: true })
  })
})

describe('deleteNotification', () => {
  test('answers 204 without a body, and it is gone', async () => {
    const before = await all()
    expect(await send('DELETE', `${PATH}/${before[3]!.id}`)).toEqual({ status: 204, body: undefined })
    expect(await all()).toEqual(before.toSpliced(3, 1))
    expect(await send('DELETE', `${PATH}/${before[3]!.id}`)).toEqual(notFound)
  })

  test('answers 404 to one of someone else, which stays', async () => {
    const [theirs] = await ofClient()
    expect(await send('DELETE', `${PATH}/${theirs!.id}`)).toEqual(notFound)
    expect((await ofClient())[0]).toEqual(theirs)
  })
})

describe('restoreNotifications', () => {
  test('puts them back as they were, in their old places', async () => {
    const before = await all()
    await remove(before[0]!.id)
    await remove(before[5]!.id)
    const ids = [before[5]!.id, before[0]!.id]
    const { notifications } = await call(restoreNotifications, { body: { ids } })
    expect(new Set(notifications)).toEqual(new Set([before[0], before[5]]))
    expect(await all()).toEqual(before)
  })

  test('answers 404 if one of them was not removed, and none comes back', async () => {
    await remove(12)
    const before = await all()
    expect(await send('POST', `${PATH}/restore`, { ids: [12, 11] })).toEqual(notFound)
    expect(await all()).toEqual(before)
  })

  test('answers 404 to those of someone else', async () => {
    const [theirs] = await ofClient()
    await send('DELETE', `${PATH}/${theirs!.id}`, undefined, tokens.client)
    expect(await send('POST', `${PATH}/restore`, { ids: [theirs!.id] })).toEqual(notFound)
    expect(await ofClient()).toHaveLength(1)
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['ids']],
    ['no id', { ids: [] }, ['ids']],
  ])('%s answers 400', async (_, body, fields) => {
    expect(await trespass('POST', `${PATH}/restore`, body)).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})
