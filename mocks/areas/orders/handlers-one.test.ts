import { describe, expect, test } from 'vitest'
import { restoreOrders } from './contract.ts'
import { call, send } from '../../testing/call.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { allOrders } from './testing.ts'
import { sendInVain } from '../../testing/trespass.ts'

const PATH = '/api/apps/ecommerce/orders'
const noContent = { status: 204, body: undefined }
const remove = (id: number) => send('DELETE', `${PATH}/${id}`)

describe('deleteOrder', () => {
  test('answers 204 without a body, and the order is gone, no other', async () => {
    const before = await allOrders()
    expect(await remove(42)).toEqual(noContent)
    expect(await allOrders()).toEqual(before.filter(({ id }) => id !== 42))
  })

  test.each(['101', ...NO_IDS])('answers 204 to %s too, and all stay', async (id) => {
    expect(await send('DELETE', `${PATH}/${id}`)).toEqual(noContent)
    expect(await allOrders()).toHaveLength(100)
  })

  test('a second time it is 204 again', async () => {
    await remove(42)
    expect(await remove(42)).toEqual(noContent)
    expect(await allOrders()).toHaveLength(99)
  })

  test('is by the id, not by the number', async () => {
    const [newest] = await allOrders()
    await remove(newest!.order)
    expect(await allOrders()).toHaveLength(100)
  })
})

describe('restoreOrders', () => {
  test('puts orders back in their old places', async () => {
    const before = await allOrders()
    for (const id of [1, 50, 100]) await remove(id)
    const { orders } = await call(restoreOrders, { body: { ids: [100, 1, 50] } })
    expect(orders.map(({ id }) => id)).toEqual([1, 50, 100])
    expect(await allOrders()).toEqual(before)
  })

  test('one that was not deleted answers 404, and none comes back', async () => {
    await remove(7)
    expect(await send('POST', `${PATH}/restore`, { ids: [7, 8] })).toEqual({
      status: 404,
      body: { message: 'Order not found' },
    })
    expect(await allOrders()).toHaveLength(99)
  })

  test('the same order twice comes back once', async () => {
    await remove(7)
    expect((await call(restoreOrders, { body: { ids: [7, 7] } })).orders).toHaveLength(1)
    expect(await allOrders()).toHaveLength(100)
  })

  test.each<[string, unknown, string[]]>([
    ['no JSON', 'undo', ['body']],
    ['nothing', {}, ['ids']],
    ['no ids', { ids: [] }, ['ids']],
    ['words', { ids: ['7'] }, ['ids.0']],
  ])('%s answers 400', async (_, body, fields) => {
    expect(await sendInVain('POST', `${PATH}/restore`, body, () => allOrders())).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})
