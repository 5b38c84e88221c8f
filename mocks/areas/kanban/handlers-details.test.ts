import { describe, expect, test } from 'vitest'
import {
  createBoardItemComment,
  createBoardItemFile,
  deleteBoardItemFile,
  duplicateBoardItem,
  getBoardItemDetails,
  moveBoardItem,
  updateBoardItem,
} from './contract.ts'
import { call, send } from '../../testing/call.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { itemOf, trespass } from './testing.ts'

const PATH = '/api/apps/kanban/item'
const noItem = { status: 404, body: { message: 'Item not found' } }
const upload = { fileName: 'questions.csv', url: 'data:text/csv;base64,cQo=', thumbnail: '', size: '1kb' }

const detailsOf = (id: number) => call(getBoardItemDetails, { params: { id } })
const attach = (id: number, fileName = upload.fileName) =>
  call(createBoardItemFile, { params: { id }, body: { ...upload, fileName } })
/** What happened last, the newest first, without what came along. */
const happened = async (id: number, many: number) =>
  (await detailsOf(id)).activity.slice(0, many).map(({ kind, from, to }) => [kind, from, to])

describe('getBoardItemDetails', () => {
  test('answers comments, files and what happened', async () => {
    const { comments, files, activity } = await detailsOf(6)
    expect(comments).toHaveLength(3)
    expect(files).toHaveLength(4)
    expect(activity.map(({ kind }) => kind)).toEqual([
      'moved',
      'attached',
      'attached',
      'attached',
      'attached',
      'added',
    ])
  })

  test.each(['15', ...NO_IDS])('answers 404 to %s', async (id) => {
    expect(await send('GET', `${PATH}/${id}/details`)).toEqual(noItem)
  })
})

describe('what happened', () => {
  test('tells of a move, by whom and when, and not of one within its board', async () => {
    await call(moveBoardItem, { params: { id: 1 }, body: { boardId: 2, index: 0 } })
    await call(moveBoardItem, { params: { id: 1 }, body: { boardId: 2, index: 3 } })
    const [last, before] = (await detailsOf(1)).activity
    expect(last).toMatchObject({
      kind: 'moved',
      from: 'Up next',
      to: 'On the bench',
      by: { name: 'Ines Halvorsen' },
    })
    expect(Date.now() - Date.parse(last!.at)).toBeLessThan(60_000)
    expect(before!.kind).toBe('attached')
  })

  test('tells of every field that an edit changes', async () => {
    const { members, checklist } = await itemOf(6)
    const item = {
      id: 6,
      title: 'Compare two kettles',
      dueDate: '',
      priority: 'urgent' as const,
      labels: ['UX' as const, 'App' as const],
      members: [...members.slice(1), { img: '', name: 'Wrenna Ashcombe' }],
      checklist: checklist.map((check) => ({ ...check, isDone: true })),
    }
    const { title, dueDate } = await itemOf(6)
    await call(updateBoardItem, { body: { item } })
    expect((await happened(6, 10)).toReversed()).toEqual([
      ['renamed', title, 'Compare two kettles'],
      ['due', dueDate, ''],
      ['priority', 'high', 'urgent'],
      ['assigned', '', 'Wrenna Ashcombe'],
      ['unassigned', '', members[0]!.name],
      ['labelled', '', 'App'],
      ['unlabelled', '', 'Dashboard'],
      ...checklist.slice(3).map(({ text }) => ['ticked', '', text]),
    ])
  })

  test('a copy has the comments and files, and a past of its own', async () => {
    const copy = await call(duplicateBoardItem, { params: { id: 6 } })
    const { comments, files, activity } = await detailsOf(copy.id)
    expect({ comments, files }).toMatchObject({
      comments: (await detailsOf(6)).comments,
      files: (await detailsOf(6)).files,
    })
    expect(activity.map(({ kind }) => kind)).toEqual(['added'])
  })
})

describe('comments', () => {
  const comment = (id: number, text: string) =>
    call(createBoardItemComment, { params: { id }, body: { text } })

  test('a new one answers 201 with its author, and the fields of the item agree', async () => {
    const { status, body } = await send('POST', `${PATH}/8/comments`, { text: ' The wool\n\nones came. ' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ id: 1, text: 'The wool\n\nones came.', author: { name: 'Ines Halvorsen' } })
    expect((await detailsOf(8)).comments).toEqual([body])
    expect(await itemOf(8)).toMatchObject({ comments: 'The wool\n\nones came.', commentsCount: 1 })
  })

  test('one goes, with 204, and only once', async () => {
    const { id } = await comment(6, 'Nonsense')
    expect(await send('DELETE', `${PATH}/6/comments/${id}`)).toEqual({ status: 204, body: undefined })
    expect((await itemOf(6)).commentsCount).toBe(3)
    expect(await send('DELETE', `${PATH}/6/comments/${id}`)).toEqual({
      status: 404,
      body: { message: 'Comment not found' },
    })
  })

  test.each([
    ['nothing', {}],
    ['a blank', { text: ' ' }],
    ['an endless one', { text: 'x'.repeat(5001) }],
  ])('%s answers 400 and is not kept', async (_, body) => {
    expect(await trespass('POST', `${PATH}/8/comments`, body)).toEqual({
      status: 400,
      fields: ['text'],
      isUntouched: true,
    })
  })

  test('of an unknown item answer 404', async () => {
    expect(await send('POST', `${PATH}/15/comments`, { text: 'x' })).toEqual(noItem)
    expect(await send('DELETE', `${PATH}/15/comments/1`)).toEqual(noItem)
  })
})

describe('files', () => {
  test('a new one answers 201, is kept whole and counted', async () => {
    const { status, body } = await send('POST', `${PATH}/4/files`, upload)
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...upload, id: 1, by: { name: 'Ines Halvorsen' } })
    expect((await detailsOf(4)).files).toEqual([body])
    expect((await itemOf(4)).attachments).toBe(1)
    expect(await happened(4, 1)).toEqual([['attached', '', 'questions.csv']])
  })

  test('one goes, with 204, and comes back to its place', async () => {
    const { files } = await detailsOf(1)
    expect(await send('DELETE', `${PATH}/1/files/2`)).toEqual({ status: 204, body: undefined })
    expect((await itemOf(1)).attachments).toBe(2)
    expect(await happened(1, 1)).toEqual([['detached', '', 'ribbon-colours.png']])
    const { status, body } = await send('POST', `${PATH}/1/files/2/restore`)
    expect({ status, body }).toEqual({ status: 200, body: files[1] })
    expect((await detailsOf(1)).files).toEqual(files)
    expect((await itemOf(1)).attachments).toBe(3)
  })

  test('no id is given a second time', async () => {
    await call(deleteBoardItemFile, { params: { id: 1, fileId: 3 } })
    expect((await attach(1)).id).toBe(4)
  })

  test('an eleventh answers 400', async () => {
    for (let more = 0; more < 10; more++) await attach(4, `${more}.csv`)
    expect(await trespass('POST', `${PATH}/4/files`, upload)).toEqual({
      status: 400,
      fields: ['fileName'],
      isUntouched: true,
    })
  })

  test('one without a name answers 400', async () => {
    const body = { ...upload, fileName: ' ' }
    expect(await trespass('POST', `${PATH}/4/files`, body)).toEqual({
      status: 400,
      fields: ['fileName'],
      isUntouched: true,
    })
  })

  test('unknown ones, and those of an unknown item, answer 404', async () => {
    const noFile = { status: 404, body: { message: 'File not found' } }
    expect(await send('DELETE', `${PATH}/1/files/4`)).toEqual(noFile)
    expect(await send('POST', `${PATH}/1/files/1/restore`)).toEqual(noFile)
    expect(await send('POST', `${PATH}/15/files`, upload)).toEqual(noItem)
    expect(await send('DELETE', `${PATH}/15/files/1`)).toEqual(noItem)
    expect(await send('POST', `${PATH}/15/files/1/restore`)).toEqual(noItem)
  })
})
