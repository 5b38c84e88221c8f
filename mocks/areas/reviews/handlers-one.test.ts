import { beforeEach, describe, expect, test } from 'vitest'
import { ALL_ITEMS } from '../../contract/common.ts'
import {
  deleteReview,
  getReview,
  listReviews,
  replyToReview,
  restoreReviews,
  updateReview,
} from './contract.ts'
import { setNow } from '../../seed/clock.ts'
import { call, send, tokens } from '../../testing/call.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { createTrespass, sendInVain } from '../../testing/trespass.ts'

const PATH = '/api/apps/ecommerce/reviews'
const gone = { status: 404, body: undefined }
const notFound = { status: 404, body: { message: 'Review not found' } }
const unknownIds = ['101', ...NO_IDS]

const all = async () => (await call(listReviews, { query: { itemsPerPage: ALL_ITEMS } })).reviews
const get = (id: number) => call(getReview, { params: { id } })
const remove = (id: number) => call(deleteReview, { params: { id } })
const others = async (id: number) => (await all()).filter((review) => review.id !== id)
const trespass = createTrespass(all)

const idWhere = async (fits: (review: Awaited<ReturnType<typeof get>>) => boolean) => {
  const details = await Promise.all((await all()).map(({ id }) => get(id)))
  return details.find(fits)!.id
}

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

describe('getReview', () => {
  test('answers the row of the list, whom and what it is about, and no reply yet', async () => {
    const id = await idWhere(({ reply }) => reply === null)
    const { productId, customerId, reply, ...review } = await get(id)
    expect(review).toEqual((await all()).find((row) => row.id === id))
    expect(productId).toBeGreaterThan(0)
    expect(customerId).toBeGreaterThan(0)
    expect(reply).toBeNull()
  })

  test('answers the reply where there is one', async () => {
    const id = await idWhere(({ reply }) => reply !== null)
    expect((await get(id)).reply).toEqual({
      text: expect.stringMatching(/\S/),
      time: expect.stringContaining('T'),
    })
  })

  test.each(unknownIds)('answers 404 without a body to %s', async (id) => {
    expect(await send('GET', `${PATH}/${id}`)).toEqual(gone)
  })
})

describe('updateReview', () => {
  test('publishes a pending one, which shows in the list; the rest stays', async () => {
    const id = await idWhere(({ status }) => status === 'Pending')
    const [before, rest] = [await get(id), await others(id)]
    expect(await call(updateReview, { params: { id }, body: { status: 'Published' } })).toEqual({
      ...before,
      status: 'Published',
    })
    expect((await all()).find((review) => review.id === id)!.status).toBe('Published')
    expect(await others(id)).toEqual(rest)
  })

  test('takes a published one off again, in any letter case', async () => {
    const id = await idWhere(({ status }) => status === 'Published')
    expect((await send('PUT', `${PATH}/${id}`, { status: 'pending' })).status).toBe(200)
    expect((await get(id)).status).toBe('Pending')
  })

  test('nothing but the status counts', async () => {
    const before = await get(7)
    await send('PUT', `${PATH}/7`, { status: before.status, review: 1, head: 'Mine', reply: null, id: 8 })
    expect(await get(7)).toEqual(before)
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    expect(await send('PUT', `${PATH}/${id}`, { status: 'Pending' })).toEqual(notFound)
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['status']],
    ['an unknown word', { status: 'All' }, ['status']],
    ['a number', { status: 1 }, ['status']],
    ['no JSON', 'status', ['body']],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    expect(await trespass('PUT', `${PATH}/7`, body)).toEqual({ status: 400, fields, isUntouched: true })
  })

  test('is refused to a client', async () => {
    expect((await send('PUT', `${PATH}/7`, { status: 'Pending' }, tokens.client)).status).toBe(403)
  })
})

describe('replyToReview', () => {
  const reply = (id: number, text: string) => call(replyToReview, { params: { id }, body: { text } })

  test('answers 201 with the review and its reply, which stays', async () => {
    const id = await idWhere((review) => review.reply === null)
    const before = await get(id)
    const { status, body } = await send('POST', `${PATH}/${id}/reply`, {
      text: '  Thank you!\nSee you soon. ',
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...before,
      reply: { text: 'Thank you!\nSee you soon.', time: '2026-03-10T09:00:00.000Z' },
    })
    expect(await get(id)).toEqual(body)
  })

  test('a second reply stands in place of the first', async () => {
    await reply(9, 'First')
    setNow('2026-03-11T10:00:00Z')
    await reply(9, 'Second')
    expect((await get(9)).reply).toEqual({ text: 'Second', time: '2026-03-11T10:00:00.000Z' })
  })

  test('leaves the list as it was', async () => {
    const before = await all()
    await reply(9, 'Thank you')
    expect(await all()).toEqual(before)
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    expect(await send('POST', `${PATH}/${id}/reply`, { text: 'Thank you' })).toEqual(notFound)
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['text']],
    ['blanks', { text: ' \n ' }, ['text']],
    ['an endless text', { text: 'x'.repeat(5001) }, ['text']],
    ['no JSON', 'Thank you', ['body']],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    const result = await sendInVain('POST', `${PATH}/9/reply`, body, () => get(9))
    expect(result).toEqual({ status: 400, fields, isUntouched: true })
  })
})

describe('deleteReview', () => {
  test('answers 204 without a body, and only this review is gone', async () => {
    const rest = await others(5)
    expect(await send('DELETE', `${PATH}/5`)).toEqual({ status: 204, body: undefined })
    expect(await send('GET', `${PATH}/5`)).toEqual(gone)
    expect(await all()).toEqual(rest)
    expect((await call(listReviews)).total).toBe(99)
  })

  test('a second time it answers 404 without a body', async () => {
    await remove(5)
    expect(await send('DELETE', `${PATH}/5`)).toEqual(gone)
  })

  test.each(unknownIds)('answers 404 without a body to %s', async (id) => {
    expect(await send('DELETE', `${PATH}/${id}`)).toEqual(gone)
    expect(await all()).toHaveLength(100)
  })
})

describe('restoreReviews', () => {
  const restore = (ids: number[]) => call(restoreReviews, { body: { ids } })

  test('puts reviews back in their old places, with their replies', async () => {
    const before = await all()
    await call(replyToReview, { params: { id: 50 }, body: { text: 'Thank you' } })
    const detail = await get(50)
    for (const id of [1, 50, 100]) await remove(id)
    const { reviews } = await restore([1, 50, 100])
    expect(reviews).toEqual(before.filter(({ id }) => [1, 50, 100].includes(id)))
    expect(await all()).toEqual(before)
    expect(await get(50)).toEqual(detail)
  })

  test.each([
    ['one that is still there', [5, 6]],
    ['one that never was', [5, 1522]],
  ])('%s answers 404, and none comes back', async (_, ids) => {
    await remove(5)
    expect(await send('POST', `${PATH}/restore`, { ids })).toEqual(notFound)
    expect(await all()).toHaveLength(99)
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['ids']],
    ['no ids', { ids: [] }, ['ids']],
    ['texts', { ids: ['5'] }, ['ids.0']],
    ['no JSON', 'undo', ['body']],
  ])('%s answers 400', async (_, body, fields) => {
    await remove(5)
    expect(await trespass('POST', `${PATH}/restore`, body)).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})
