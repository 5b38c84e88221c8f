import { describe, expect, test } from 'vitest'
import { ALL_ITEMS } from '../../contract/common.ts'
import {
  listReviews,
  REVIEW_RATINGS,
  REVIEW_SORT_KEYS,
  REVIEW_STATUSES,
  type Review,
  type ReviewQuery,
} from './contract.ts'
import { timeOfReview } from './seed-dates.ts'
import { setScenario } from '../../scenarios.ts'
import { call, send } from '../../testing/call.ts'
import { describeList } from '../../testing/list-properties.ts'

const PATH = '/api/apps/ecommerce/reviews'
const ratings = REVIEW_RATINGS.map((rating) => `${rating}` as const)

const list = (query: ReviewQuery = {}) => call(listReviews, { query })
const whole = (query: ReviewQuery = {}) => list({ ...query, itemsPerPage: ALL_ITEMS })
const ids = (reviews: readonly Review[]) => reviews.map(({ id }) => id)
const countUp = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

const raw = async (query: string) =>
  (await send('GET', `${PATH}?${query}`)).body as Awaited<ReturnType<typeof list>>

describeList('reviews', {
  list: async (query) => {
    const { reviews: rows, total } = await list(query)
    return { rows, total }
  },
  keyOf: ({ id }: Review) => id,
  sortKeys: REVIEW_SORT_KEYS,
  filters: {
    q: ['a', 'e', 'ا', 'example.com', 'the'],
    status: REVIEW_STATUSES,
    rating: ratings,
  },
  partitions: ['status', 'rating'],
})

describe('listReviews', () => {
  test('answers the first ten in their original order, and how many there are', async () => {
    const { reviews, total } = await list()
    expect(ids(reviews)).toEqual(countUp(1, 10))
    expect(total).toBe(100)
  })

  test('answers a later page of another size', async () => {
    expect(ids((await list({ page: 3, itemsPerPage: 25 })).reviews)).toEqual(countUp(51, 75))
  })

  test('rows carry the fields of the entity, and no more', async () => {
    const fields = 'avatar companyName date email head id para product productImage review reviewer status'
    for (const review of (await whole()).reviews) expect(Object.keys(review).sort().join(' ')).toBe(fields)
  })

  test.each(['product', 'reviewer', 'email', 'head'] as const)('q finds the %s', async (field) => {
    const [review] = (await list()).reviews
    const { reviews } = await whole({ q: ` ${review![field].toUpperCase()} ` })
    expect(ids(reviews)).toContain(review!.id)
    for (const found of reviews)
      expect(Object.values(found).join().toLowerCase()).toContain(review![field].toLowerCase())
  })

  test('q finds words of the text, in Arabic too', async () => {
    expect((await list({ q: 'my fountain pen glides' })).total).toBe(1)
    expect((await list({ q: 'سهرات العائلة' })).total).toBe(1)
  })

  test('q looks neither into the brand nor into the date', async () => {
    const [review] = (await list()).reviews
    expect((await list({ q: review!.date })).total).toBe(0)
    expect((await list({ q: 'Tall Timber Row' })).total).toBe(0)
  })

  test('q is text, not a pattern or markup', async () => {
    expect((await list({ q: '.*' })).total).toBe(0)
    expect((await list({ q: '<script>alert' })).total).toBe(1)
  })

  test.each(REVIEW_STATUSES)('status %s keeps its own', async (status) => {
    const { reviews } = await whole()
    expect((await whole({ status })).reviews).toEqual(reviews.filter((review) => review.status === status))
  })

  test.each(['All', 'all', ' ALL ', '', '%20'])('status %j means no filter', async (status) => {
    expect((await raw(`status=${status}`)).total).toBe(100)
  })

  test('a status that no review has finds none', async () => {
    expect(await raw('status=Hidden')).toEqual({ reviews: [], total: 0 })
  })

  test.each(ratings)('rating %s keeps those with as many stars', async (rating) => {
    const { reviews } = await whole()
    const wanted = reviews.filter(({ review }) => String(review) === rating)
    expect((await whole({ rating })).reviews).toEqual(wanted)
    expect(wanted).not.toEqual([])
  })

  test('filters narrow each other', async () => {
    const { reviews } = await whole({ q: 'a', status: 'Published', rating: '5' })
    expect(reviews).not.toEqual([])
    for (const { status, review } of reviews) expect([status, review]).toEqual(['Published', 5])
  })

  test.each(['product', 'reviewer', 'status'] as const)('sorts by %s', async (sortBy) => {
    const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
    const { reviews } = await whole({ sortBy })
    const texts = reviews.map((review) => review[sortBy])
    expect(texts).toEqual(texts.toSorted(collator.compare))
    const down = (await whole({ sortBy, orderBy: 'desc' })).reviews.map((review) => review[sortBy])
    expect(down).toEqual(texts.toReversed())
  })

  test('sorts dates as dates', async () => {
    const times = (await whole({ sortBy: 'date', orderBy: 'desc' })).reviews.map(timeOfReview)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(new Set(times).size).toBeGreaterThan(50)
  })

  test('has no rows in the scenario without any', async () => {
    setScenario({ empty: true })
    expect(await list()).toEqual({ reviews: [], total: 0 })
  })
})
