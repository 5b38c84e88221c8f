import { describe, expect, test } from 'vitest'
import {
  createBoardItem,
  deleteBoard,
  deleteBoardItem,
  orderBoardItems,
  updateBoardItem,
} from './contract.ts'
import { call, send } from '../../testing/call.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { itemOf, layout, look, trespass } from './testing.ts'

const PATH = '/api/apps/kanban/item'
const notFound = { status: 400, body: { message: 'Item not found' } }

const remove = (id: number) => call(deleteBoardItem, { params: { id } })
const order = (boardId: number, ids: number[]) => call(orderBoardItems, { body: { boardId, ids } })

describe('createBoardItem', () => {
  const given = { itemTitle: 'Polish the door bell', boardName: 'Ready to ship', boardId: 3 }

  test('answers 201 with a bare item, which goes last on its board', async () => {
    const { status, body } = await send('POST', `${PATH}/add`, given)
    expect(status).toBe(201)
    expect(body).toEqual({
      id: 15,
      title: 'Polish the door bell',
      dueDate: '',
      priority: 'normal',
      labels: [],
      members: [],
      comments: '',
      attachments: 0,
      commentsCount: 0,
      image: '',
      checklist: [],
    })
    expect(await itemOf(15)).toEqual(body)
    expect((await layout())[2]).toEqual([11, 12, 13, 14, 15])
  })

  test('finds the board by its name if no id is given', async () => {
    await call(createBoardItem, { body: { itemTitle: 'Polish the door bell', boardName: 'up next' } })
    expect((await layout())[0]).toEqual([1, 2, 3, 4, 5, 15])
  })

  test('never gives an id a second time, whether the item or its board was deleted', async () => {
    await remove(14)
    expect((await call(createBoardItem, { body: given })).id).toBe(15)
    await call(deleteBoard, { params: { id: 3 } })
    const next = { ...given, boardName: 'Up next', boardId: 1 }
    expect((await call(createBoardItem, { body: next })).id).toBe(16)
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['boardName', 'itemTitle']],
    ['no title', { ...given, itemTitle: undefined }, ['itemTitle']],
    ['a blank title', { ...given, itemTitle: ' ' }, ['itemTitle']],
    ['no board name', { ...given, boardName: undefined }, ['boardName']],
    ['a blank board name', { ...given, boardName: '' }, ['boardName']],
    ['an unknown board', { ...given, boardId: 1522 }, ['boardId']],
    ['an unknown name alone', { itemTitle: 'Bell', boardName: 'Nowhere' }, ['boardName']],
    ['an id as a text', { ...given, boardId: '3' }, ['boardId']],
  ])('%s answers 400 with a message and stores nothing', async (_, body, fields) => {
    expect(await trespass('POST', `${PATH}/add`, body)).toEqual({ status: 400, fields, isUntouched: true })
    expect((await send('POST', `${PATH}/add`, body)).body).toMatchObject({
      message: expect.stringMatching(/\S/),
    })
  })
})

describe('updateBoardItem', () => {
  const update = (item: object) => send('PUT', `${PATH}/update`, { item })

  test('changes what is given, keeps the rest, and touches nothing else', async () => {
    const before = await look()
    const edit = {
      title: 'Photograph the winter cushions',
      dueDate: '2026-12-01',
      labels: ['Image', 'App'],
      members: [{ img: '', name: 'Wrenna Ashcombe' }],
      comments: 'Second one.',
    }
    const old = await itemOf(8)
    const { status, body } = await update({ id: 8, ...edit })
    expect(status).toBe(200)
    expect(body).toEqual({ ...old, ...edit })
    expect(await look()).toEqual({ ...before, items: before.items.with(7, body as typeof old) })
  })

  test('keeps the image if none is given, and takes it away if it is empty', async () => {
    const { image } = await itemOf(1)
    await update({ id: 1, title: 'Gift wrapping' })
    expect((await itemOf(1)).image).toBe(image)
    await update({ id: 1, image: '' })
    expect((await itemOf(1)).image).toBe('')
  })

  test('takes a whole item as it was answered, and keeps it', async () => {
    const items = (await look()).items
    for (const item of items) await call(updateBoardItem, { body: { item } })
    expect((await look()).items).toEqual(items)
  })

  test('a due date, labels and members can be emptied', async () => {
    await update({ id: 6, dueDate: '', labels: [], members: [] })
    expect(await itemOf(6)).toMatchObject({ dueDate: '', labels: [], members: [] })
  })

  test('a checklist is replaced as a whole', async () => {
    const checklist = [{ id: 1, text: 'Wash the lamp', isDone: true }]
    await update({ id: 6, checklist })
    expect((await itemOf(6)).checklist).toEqual(checklist)
  })

  test('labels may come in any letter case', async () => {
    await update({ id: 6, labels: ['ux', 'charts & maps'] })
    expect((await itemOf(6)).labels).toEqual(['UX', 'Charts & Maps'])
  })

  test.each<[string, unknown, string[]]>([
    ['an unknown item', { item: { id: 1522, title: 'x' } }, ['item.id']],
    ['no item', {}, ['item']],
    ['an item without id', { item: { title: 'x' } }, ['item.id']],
    ['a blank title', { item: { id: 1, title: ' ' } }, ['item.title']],
    ['an unknown label', { item: { id: 1, labels: ['UX', 'Urgent'] } }, ['item.labels.1']],
    ['an unknown priority', { item: { id: 1, priority: 'soon' } }, ['item.priority']],
    ['a date that does not exist', { item: { id: 1, dueDate: '2026-02-30' } }, ['item.dueDate']],
    ['a member without name', { item: { id: 1, members: [{ img: '' }] } }, ['item.members.0.name']],
    ['less than no comments', { item: { id: 1, commentsCount: -1 } }, ['item.commentsCount']],
    [
      'a blank check',
      { item: { id: 1, checklist: [{ id: 1, text: ' ', isDone: true }] } },
      ['item.checklist.0.text'],
    ],
    ['half an attachment', { item: { id: 1, attachments: 0.5 } }, ['item.attachments']],
  ])('%s answers 400 and changes nothing', async (_, body, fields) => {
    expect(await trespass('PUT', `${PATH}/update`, body)).toEqual({ status: 400, fields, isUntouched: true })
  })
})

describe('deleteBoardItem', () => {
  test('answers 204, and the item is gone from its board too', async () => {
    const { items } = await look()
    expect(await send('DELETE', `${PATH}/7`)).toEqual({ status: 204, body: undefined })
    expect((await look()).items).toEqual(items.filter(({ id }) => id !== 7))
    expect(await layout()).toEqual([
      [1, 2, 3, 4, 5],
      [6, 8, 9, 10],
      [11, 12, 13, 14],
    ])
  })

  test.each(['15', ...NO_IDS])('answers 400 to %s', async (id) => {
    const before = await look()
    expect(await send('DELETE', `${PATH}/${id}`)).toEqual(notFound)
    expect(await look()).toEqual(before)
  })
})

describe('restoreBoardItems', () => {
  const restore = (...ids: number[]) => send('POST', `${PATH}/restore`, { ids })

  test.each([[[7]], [[6, 7, 8]], [[14, 1, 3, 2, 13]]])('puts %j back as they were', async (gone) => {
    const before = await look()
    for (const id of gone) await remove(id)
    const { status, body } = await restore(...gone)
    expect(status).toBe(200)
    expect((body as typeof before).items.map(({ id }) => id)).toEqual(gone)
    expect(await look()).toEqual(before)
  })

  test('an item that stood on no board comes back to none', async () => {
    await order(1, [1, 2, 3, 4])
    const before = await look()
    await remove(5)
    await restore(5)
    expect(await look()).toEqual(before)
  })

  test('comes back after its board came back, but not before', async () => {
    const before = await look()
    await remove(7)
    await call(deleteBoard, { params: { id: 2 } })
    expect(await restore(7)).toEqual({ status: 404, body: { message: 'Board not found' } })
    await send('POST', '/api/apps/kanban/board/restore', { ids: [2] })
    expect((await restore(7)).status).toBe(200)
    expect(await look()).toEqual(before)
  })

  test('one that was not deleted answers 404, and none comes back', async () => {
    await remove(7)
    const before = await look()
    expect(await restore(7, 8)).toEqual({ status: 404, body: { message: 'Item not found' } })
    expect(await look()).toEqual(before)
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['ids']],
    ['no ids', { ids: [] }, ['ids']],
  ])('%s answers 400', async (_, body, fields) => {
    expect(await trespass('POST', `${PATH}/restore`, body)).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})
