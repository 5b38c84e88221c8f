import { describe, expect, test } from 'vitest'
import {
  createBoard,
  deleteBoard,
  deleteBoardItem,
  limitBoard,
  orderBoards,
  renameBoard,
} from './contract.ts'
import { setScenario } from '../../scenarios.ts'
import { call, send } from '../../testing/call.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { layout, look, trespass } from './testing.ts'

const PATH = '/api/apps/kanban/board'
const notFound = { status: 400, body: { message: 'Board not found' } }

const remove = (id: number) => call(deleteBoard, { params: { id } })
const ids = async () => (await look()).boards.map(({ id }) => id)
const titles = async () => (await look()).boards.map(({ title }) => title)

describe('getKanban', () => {
  test('answers three boards with their items, and nothing of what was deleted', async () => {
    const kanban = await look()
    expect(Object.keys(kanban).sort()).toEqual(['boards', 'items'])
    expect(kanban.boards).toEqual([
      { id: 1, title: 'Up next', itemsIds: [1, 2, 3, 4, 5], limit: null },
      { id: 2, title: 'On the bench', itemsIds: [6, 7, 8, 9, 10], limit: 5 },
      { id: 3, title: 'Ready to ship', itemsIds: [11, 12, 13, 14], limit: null },
    ])
    expect(kanban.items).toHaveLength(14)
    const fields =
      'attachments checklist comments commentsCount dueDate id image labels members priority title'
    for (const item of kanban.items) expect(Object.keys(item).sort().join(' ')).toBe(fields)
  })

  test('has no boards where lists have no rows', async () => {
    setScenario({ empty: true })
    expect(await look()).toEqual({ boards: [], items: [] })
  })
})

describe('createBoard', () => {
  test('answers 201 with an empty board, which goes last', async () => {
    const { status, body } = await send('POST', `${PATH}/add`, { title: '  On its way ' })
    expect(status).toBe(201)
    expect(body).toEqual({ id: 4, title: 'On its way', itemsIds: [], limit: null })
    expect((await look()).boards.at(-1)).toEqual(body)
  })

  test('never gives an id a second time, so that a deleted board can come back', async () => {
    await remove(3)
    expect((await call(createBoard, { body: { title: 'On its way' } })).id).toBe(4)
  })

  test.each(['Up next', 'UP NEXT', ' up next  '])('a title that exists, %j, answers 400', async (title) => {
    const answer = await send('POST', `${PATH}/add`, { title })
    const message = 'A board with this title exists'
    expect(answer).toEqual({ status: 400, body: { message, errors: { title: [message] } } })
    expect(await ids()).toEqual([1, 2, 3])
  })

  test('the title of a deleted board is free again', async () => {
    await remove(1)
    await call(createBoard, { body: { title: 'Up next' } })
    expect(await titles()).toEqual(['On the bench', 'Ready to ship', 'Up next'])
  })

  test.each<[string, unknown, string[]]>([
    ['no JSON', '{', ['body']],
    ['nothing', {}, ['title']],
    ['a blank title', { title: '  ' }, ['title']],
    ['an endless title', { title: 'x'.repeat(10_000) }, ['title']],
    ['a title of another kind', { title: 7 }, ['title']],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    expect(await trespass('POST', `${PATH}/add`, body)).toEqual({ status: 400, fields, isUntouched: true })
  })
})

describe('renameBoard', () => {
  test('gives another title and changes nothing else', async () => {
    const before = await look()
    const board = await call(renameBoard, { body: { boardId: 2, newName: 'In the workshop' } })
    expect(board).toEqual({ ...before.boards[1], title: 'In the workshop' })
    expect(await look()).toEqual({ ...before, boards: before.boards.with(1, board) })
  })

  test('a board may keep its title, or change its letter case', async () => {
    await call(renameBoard, { body: { boardId: 2, newName: 'On the bench' } })
    await call(renameBoard, { body: { boardId: 2, newName: 'ON THE BENCH' } })
    expect(await titles()).toEqual(['Up next', 'ON THE BENCH', 'Ready to ship'])
  })

  test.each<[string, unknown, string[]]>([
    ['an unknown board', { boardId: 1522, newName: 'Later' }, ['boardId']],
    ['the title of another board', { boardId: 2, newName: 'up next' }, ['newName']],
    ['a blank title', { boardId: 2, newName: ' ' }, ['newName']],
    ['nothing', {}, ['boardId', 'newName']],
    ['an id as a text', { boardId: '2', newName: 'Later' }, ['boardId']],
  ])('%s answers 400 and changes nothing', async (_, body, fields) => {
    expect(await trespass('PUT', `${PATH}/rename`, body)).toEqual({ status: 400, fields, isUntouched: true })
  })
})

describe('limitBoard', () => {
  test.each([1, 12, null])('sets %s and changes nothing else', async (limit) => {
    const before = await look()
    const board = await call(limitBoard, { params: { id: 2 }, body: { limit } })
    expect(board).toEqual({ ...before.boards[1], limit })
    expect(await look()).toEqual({ ...before, boards: before.boards.with(1, board) })
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['limit']],
    ['none at all', { limit: 0 }, ['limit']],
    ['half a card', { limit: 1.5 }, ['limit']],
    ['a text', { limit: '3' }, ['limit']],
  ])('%s answers 400 and changes nothing', async (_, body, fields) => {
    expect(await trespass('PUT', `${PATH}/2/limit`, body)).toEqual({ status: 400, fields, isUntouched: true })
  })

  test.each(['4', ...NO_IDS])('answers 404 to %s', async (id) => {
    expect(await send('PUT', `${PATH}/${id}/limit`, { limit: 3 })).toEqual({ ...notFound, status: 404 })
  })
})

describe('orderBoards', () => {
  const order = async (body: number[]) => (await call(orderBoards, { body })).boards.map((board) => board.id)

  test('puts the boards in the given order, with their items', async () => {
    const { boards, items } = await look()
    expect(await order([3, 1, 2])).toEqual([3, 1, 2])
    const [first, second, third] = boards
    expect(await look()).toEqual({ boards: [third, first, second], items })
  })

  test.each<[string, number[], number[]]>([
    ['boards that are not named go last', [3], [3, 1, 2]],
    ['unknown ids are ignored', [1522, 2, 77, 1], [2, 1, 3]],
    ['an id given twice counts once', [2, 2, 3, 2], [2, 3, 1]],
    ['an empty list changes nothing', [], [1, 2, 3]],
  ])('%s', async (_, given, expected) => {
    expect(await order(given)).toEqual(expected)
    expect(await ids()).toEqual(expected)
  })

  test.each<[string, unknown, string[]]>([
    ['an object', { ids: [1, 2, 3] }, ['body']],
    ['texts', ['1', '2'], ['0', '1']],
    ['far too many', Array.from({ length: 1001 }, () => 1), ['body']],
  ])('%s answers 400 and changes nothing', async (_, body, fields) => {
    expect(await trespass('PUT', `${PATH}/state-update`, body)).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})

describe('deleteBoard', () => {
  test('answers 204, and the board is gone with its items', async () => {
    const before = await look()
    expect(await send('DELETE', `${PATH}/2`)).toEqual({ status: 204, body: undefined })
    expect(await look()).toEqual({
      boards: before.boards.filter(({ id }) => id !== 2),
      items: before.items.filter(({ id }) => id < 6 || id > 10),
    })
  })

  test('an item that already stands on another board stays', async () => {
    await send('PUT', '/api/apps/kanban/item/state-update', { boardId: 1, ids: [1, 2, 3, 4, 5, 6] })
    await remove(2)
    expect(await layout()).toEqual([
      [1, 2, 3, 4, 5, 6],
      [11, 12, 13, 14],
    ])
    expect((await look()).items.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 11, 12, 13, 14])
  })

  test('a second time it is not found', async () => {
    await remove(2)
    expect(await send('DELETE', `${PATH}/2`)).toEqual(notFound)
  })

  test.each(['4', ...NO_IDS])('answers 400 to %s', async (id) => {
    const before = await look()
    expect(await send('DELETE', `${PATH}/${id}`)).toEqual(notFound)
    expect(await look()).toEqual(before)
  })
})

describe('restoreBoards', () => {
  const restore = (...given: number[]) => send('POST', `${PATH}/restore`, { ids: given })
  const unknown = { status: 404, body: { message: 'Board not found' } }

  test.each([[[1]], [[2, 3]], [[3, 1, 2]]])('puts %j back as they were', async (gone) => {
    const before = await look()
    for (const id of gone) await remove(id)
    const { status, body } = await restore(...gone)
    expect(status).toBe(200)
    expect(body).toEqual({ boards: before.boards.filter(({ id }) => gone.includes(id)) })
    expect(await look()).toEqual(before)
  })

  test('an item that was deleted from another board meanwhile does not come back with it', async () => {
    await send('PUT', '/api/apps/kanban/item/state-update', { boardId: 1, ids: [1, 6] })
    await remove(2)
    await call(deleteBoardItem, { params: { id: 6 } })
    await restore(2)
    expect(await layout()).toEqual([[1], [7, 8, 9, 10], [11, 12, 13, 14]])
  })

  test('comes back under another title if its own is taken', async () => {
    await remove(1)
    await call(createBoard, { body: { title: 'Up next' } })
    await restore(1)
    expect(await titles()).toEqual(['Up next (2)', 'On the bench', 'Ready to ship', 'Up next'])
  })

  test('one that was not deleted answers 404, and none comes back', async () => {
    await remove(1)
    expect(await restore(1, 2)).toEqual(unknown)
    expect(await ids()).toEqual([2, 3])
  })

  test('a board comes back once', async () => {
    await remove(1)
    await restore(1, 1)
    expect(await ids()).toEqual([1, 2, 3])
    expect(await restore(1)).toEqual(unknown)
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
