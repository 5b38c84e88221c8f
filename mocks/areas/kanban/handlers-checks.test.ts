import { describe, expect, test } from 'vitest'
import { createBoardItemChecks, getBoardItemDetails, updateBoardItemCheck } from './contract.ts'
import { call, send } from '../../testing/call.ts'
import { itemOf, trespass } from './testing.ts'

const PATH = '/api/apps/kanban/item'
const noItem = { status: 404, body: { message: 'Item not found' } }
const noCheck = { status: 404, body: { message: 'Step not found' } }

const step = (id: number) => ({ id, text: `Step ${id}`, isDone: false })
const idsOf = async (id: number) => (await itemOf(id)).checklist.map((check) => check.id)
const doneOf = async (id: number) => (await itemOf(id)).checklist.map(({ isDone }) => isDone)
const tick = (checkId: number) =>
  call(updateBoardItemCheck, { params: { id: 1, checkId }, body: { isDone: true } })

describe('updateBoardItemCheck', () => {
  test('two that are ticked at once are both done, and it is told of both', async () => {
    await Promise.all([tick(2), tick(3)])
    expect(await doneOf(1)).toEqual([true, true, true, false])
    const { activity } = await call(getBoardItemDetails, { params: { id: 1 } })
    expect(activity.slice(0, 2).map(({ kind, to }) => [kind, to])).toEqual([
      ['ticked', 'Choose six ribbons'],
      ['ticked', 'Draw the page for phones'],
    ])
  })

  test('rewords one, which stays ticked', async () => {
    const { status, body } = await send('PUT', `${PATH}/1/checks/1`, { text: 'Ask them' })
    expect({ status, body }).toEqual({ status: 200, body: { id: 1, text: 'Ask them', isDone: true } })
    expect((await itemOf(1)).checklist[0]).toEqual(body)
  })

  test.each([
    ['a blank', { text: ' ' }, 'text'],
    ['no yes or no', { isDone: 'yes' }, 'isDone'],
  ])('%s answers 400', async (_, body, field) => {
    expect(await trespass('PUT', `${PATH}/1/checks/1`, body)).toEqual({
      status: 400,
      fields: [field],
      isUntouched: true,
    })
  })
})

describe('createBoardItemChecks', () => {
  const add = (checks: object[], index?: number) => send('POST', `${PATH}/1/checks`, { checks, index })

  test('puts steps at the end or before one, and none a second time', async () => {
    expect((await add([step(10), step(11)])).status).toBe(200)
    await add([step(12), step(10)], 1)
    expect(await idsOf(1)).toEqual([1, 12, 2, 3, 4, 10, 11])
  })

  test('more than a hundred, and none, answer 400', async () => {
    const many = Array.from({ length: 97 }, (_, index) => step(index + 10))
    for (const checks of [many, []])
      expect(await trespass('POST', `${PATH}/1/checks`, { checks })).toEqual({
        status: 400,
        fields: ['checks'],
        isUntouched: true,
      })
    await call(createBoardItemChecks, { params: { id: 1 }, body: { checks: many.slice(1) } })
    expect(await idsOf(1)).toHaveLength(100)
  })
})

test('deleteBoardItemCheck takes one away, and only once', async () => {
  expect(await send('DELETE', `${PATH}/1/checks/2`)).toEqual({ status: 204, body: undefined })
  expect(await idsOf(1)).toEqual([1, 3, 4])
  expect(await send('DELETE', `${PATH}/1/checks/2`)).toEqual(noCheck)
})

test('unknown steps, and those of an unknown item, answer 404', async () => {
  expect(await send('PUT', `${PATH}/1/checks/5`, { isDone: true })).toEqual(noCheck)
  expect(await send('PUT', `${PATH}/15/checks/1`, { isDone: true })).toEqual(noItem)
  expect(await send('DELETE', `${PATH}/15/checks/1`)).toEqual(noItem)
  expect(await send('POST', `${PATH}/15/checks`, { checks: [step(1)] })).toEqual(noItem)
})
