import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { duplicateBoardItem, moveBoardItem, orderBoardItems } from './contract.ts'
import { resetData } from '../../scenarios.ts'
import { call, send } from '../../testing/call.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { itemOf, layout, look, trespass } from './testing.ts'

type Move = readonly [from: number, to: number, take: number, put: number]

const PATH = '/api/apps/kanban/item'

const order = (boardId: number, ids: number[]) => call(orderBoardItems, { body: { boardId, ids } })

const anyMove: fc.Arbitrary<Move> = fc.tuple(fc.nat(2), fc.nat(2), fc.nat(20), fc.nat(20))

/** The layout after a move, wherever that takes from and puts to. */
const make = ([from, to, take, put]: Move, before: readonly number[][]) => {
  const boards = before.map((ids) => [...ids])
  const moved = boards[from]!.splice(take % Math.max(boards[from]!.length, 1), 1)
  boards[to]!.splice(put % (boards[to]!.length + 1), 0, ...moved)
  return boards
}

const arrange = async (boards: readonly number[][]) => {
  for (const [index, ids] of boards.entries()) await order(index + 1, ids)
}

describe('orderBoardItems', () => {
  test('replaces the items of one board, and nothing else', async () => {
    const before = await look()
    expect(await order(1, [5, 1, 4])).toEqual({ id: 1, title: 'Up next', itemsIds: [5, 1, 4], limit: null })
    const after = await look()
    expect(after.items).toEqual(before.items)
    expect(after.boards.slice(1)).toEqual(before.boards.slice(1))
    expect((await layout())[0]).toEqual([5, 1, 4])
  })

  test('two of them move an item to another board', async () => {
    await order(1, [2, 3, 4, 5])
    await order(2, [6, 7, 1, 8, 9, 10])
    expect(await layout()).toEqual([
      [2, 3, 4, 5],
      [6, 7, 1, 8, 9, 10],
      [11, 12, 13, 14],
    ])
  })

  test('unknown ids are ignored, an id given twice counts once, a board may be emptied', async () => {
    expect((await order(3, [1522, 14, 11, 14])).itemsIds).toEqual([14, 11])
    expect((await order(3, [])).itemsIds).toEqual([])
  })

  test('moves and their way back leave everything as it was', () =>
    fc.assert(
      fc.asyncProperty(fc.array(anyMove), async (moves) => {
        await resetData()
        const before = await look()
        const states = [await layout()]
        for (const move of moves) {
          const next = make(move, states.at(-1)!)
          await arrange(next)
          expect(await layout()).toEqual(next)
          states.push(next)
        }
        for (const state of states.toReversed()) await arrange(state)
        expect(await look()).toEqual(before)
      }),
      { numRuns: 15, seed: 1522 },
    ))

  test.each<[string, unknown, string[]]>([
    ['an unknown board', { boardId: 1522, ids: [1] }, ['boardId']],
    ['nothing', {}, ['boardId', 'ids']],
    ['texts', { boardId: 1, ids: ['1'] }, ['ids.0']],
  ])('%s answers 400 and changes nothing', async (_, body, fields) => {
    expect(await trespass('PUT', `${PATH}/state-update`, body)).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})

describe('moveBoardItem', () => {
  const move = (id: number, boardId: number, index: number) =>
    call(moveBoardItem, { params: { id }, body: { boardId, index } })

  test('puts an item on another board, and answers all boards', async () => {
    const { items } = await look()
    const { boards } = await move(1, 2, 1)
    expect(boards.map(({ itemsIds }) => itemsIds)).toEqual([
      [2, 3, 4, 5],
      [6, 1, 7, 8, 9, 10],
      [11, 12, 13, 14],
    ])
    expect(await look()).toEqual({ boards, items })
  })

  test.each<[string, number, number, number[]]>([
    ['forth', 1, 3, [2, 3, 4, 1, 5]],
    ['back', 4, 0, [4, 1, 2, 3, 5]],
    ['beyond the end', 2, 1522, [1, 3, 4, 5, 2]],
    ['where it is', 3, 2, [1, 2, 3, 4, 5]],
  ])('on its own board: %s', async (_, id, index, expected) => {
    await move(id, 1, index)
    expect((await layout())[0]).toEqual(expected)
  })

  test('an item that stands on no board comes back to one', async () => {
    await order(1, [1, 2, 3, 4])
    await move(5, 3, 0)
    expect(await layout()).toEqual([
      [1, 2, 3, 4],
      [6, 7, 8, 9, 10],
      [5, 11, 12, 13, 14],
    ])
  })

  test('moves and their way back leave everything as it was, and every item on one board at all times', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 3 }), fc.nat(9))),
        async (moves) => {
          await resetData()
          const before = await look()
          const back: (readonly [number, number, number])[] = []
          for (const [id, boardId, index] of moves) {
            const boards = await layout()
            const from = boards.findIndex((ids) => ids.includes(id))
            back.unshift([id, from + 1, boards[from]!.indexOf(id)])
            await move(id, boardId, index)
            expect((await layout()).flat().toSorted((one, other) => one - other)).toEqual(
              before.items.map((item) => item.id),
            )
          }
          for (const way of back) await move(...way)
          expect(await look()).toEqual(before)
        },
      ),
      { numRuns: 10, seed: 1522 },
    ))

  test.each<[string, unknown, string[]]>([
    ['an unknown board', { boardId: 1522, index: 0 }, ['boardId']],
    ['nothing', {}, ['boardId', 'index']],
    ['a place before the first', { boardId: 1, index: -1 }, ['index']],
  ])('%s answers 400 and changes nothing', async (_, body, fields) => {
    expect(await trespass('PUT', `${PATH}/1/move`, body)).toEqual({ status: 400, fields, isUntouched: true })
  })

  test.each(['15', ...NO_IDS])('answers 404 to %s', async (id) => {
    const before = await look()
    expect(await send('PUT', `${PATH}/${id}/move`, { boardId: 1, index: 0 })).toEqual({
      status: 404,
      body: { message: 'Item not found' },
    })
    expect(await look()).toEqual(before)
  })
})

describe('duplicateBoardItem', () => {
  test('answers 201 with a copy, which stands right after the item', async () => {
    const item = await itemOf(6)
    const { status, body } = await send('POST', `${PATH}/6/duplicate`)
    expect(status).toBe(201)
    expect(body).toEqual({ ...item, id: 15 })
    expect(await itemOf(15)).toEqual(body)
    expect(await itemOf(6)).toEqual(item)
    expect(await layout()).toEqual([
      [1, 2, 3, 4, 5],
      [6, 15, 7, 8, 9, 10],
      [11, 12, 13, 14],
    ])
  })

  test('the copy of an item that stands on no board stands on none', async () => {
    await order(1, [1, 2, 3, 4])
    await call(duplicateBoardItem, { params: { id: 5 } })
    expect((await itemOf(15)).title).toBe((await itemOf(5)).title)
    expect((await layout()).flat()).not.toContain(15)
  })

  test.each(['15', ...NO_IDS])('answers 404 to %s', async (id) => {
    const before = await look()
    expect(await send('POST', `${PATH}/${id}/duplicate`)).toEqual({
      status: 404,
      body: { message: 'Item not found' },
    })
    expect(await look()).toEqual(before)
  })
})
