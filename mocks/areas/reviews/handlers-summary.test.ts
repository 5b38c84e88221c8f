import { beforeEach, describe, expect, test } from 'vitest'
import { ALL_ITEMS } from '../../contract/common.ts'
import { deleteReview, getReviewsSummary, listReviews, updateReview } from './contract.ts'
import { DAY, now, setNow, WEEK } from '../../seed/clock.ts'
import { timeOfReview } from './seed-dates.ts'
import { setScenario } from '../../scenarios.ts'
import { call } from '../../testing/call.ts'

const summary = () => call(getReviewsSummary)
const all = async () => (await call(listReviews, { query: { itemsPerPage: ALL_ITEMS } })).reviews
const remove = (id: number) => call(deleteReview, { params: { id } })

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

describe('getReviewsSummary', () => {
  test('its figures are those of the list', async () => {
    const stars = (await all()).map(({ review }) => review)
    const { total, average, byRating, positive } = await summary()
    expect(total).toBe(100)
    expect(average).toBeCloseTo(stars.reduce<number>((sum, one) => sum + one, 0) / 100)
    expect(positive).toBeCloseTo(stars.filter((one) => one >= 4).length / 100)
    expect(byRating.map(({ rating }) => rating)).toEqual([5, 4, 3, 2, 1])
    for (const { rating, count } of byRating) expect(count).toBe(stars.filter((one) => one === rating).length)
  })

  test('its week is the seven days up to today', async () => {
    const times = (await all()).map(timeOfReview)
    const { weekly, newThisWeek } = await summary()
    expect(weekly.map(({ date }) => date)).toEqual([
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
      '2026-03-07',
      '2026-03-08',
      '2026-03-09',
      '2026-03-10',
    ])
    for (const { date, count } of weekly)
      expect(count).toBe(times.filter((time) => time === Date.parse(date)).length)
    expect(newThisWeek).toBe(weekly.reduce((sum, { count }) => sum + count, 0))
    expect(newThisWeek).toBeGreaterThan(7)
  })

  test('its change is against the week before', async () => {
    const before = (await all()).filter((review) => {
      const days = (Date.parse('2026-03-10') - timeOfReview(review)) / DAY
      return days >= 7 && days < 14
    })
    const { newThisWeek, change } = await summary()
    expect(change).toBeCloseTo((newThisWeek - before.length) / before.length)
  })

  test('a review that is deleted no longer counts', async () => {
    const before = await summary()
    const [newest] = await all()
    await remove(newest!.id)
    const after = await summary()
    expect(after.total).toBe(99)
    expect(after.newThisWeek).toBe(before.newThisWeek - 1)
    expect(after.weekly.at(-1)!.count).toBe(before.weekly.at(-1)!.count - 1)
    expect(after.change!).toBeLessThan(before.change!)
  })

  test('its week moves on with the days', async () => {
    await summary()
    setNow(new Date(now().getTime() + WEEK))
    const { newThisWeek, change } = await summary()
    expect([newThisWeek, change]).toEqual([0, -1])
    setNow(new Date(now().getTime() + WEEK))
    expect((await summary()).change).toBeNull()
  })

  test('a change of status changes no figure', async () => {
    const before = await summary()
    await call(updateReview, { params: { id: 1 }, body: { status: 'Pending' } })
    await call(updateReview, { params: { id: 2 }, body: { status: 'Published' } })
    expect(await summary()).toEqual(before)
  })

  test('without any review there is no average and no share', async () => {
    setScenario({ empty: true })
    expect(await summary()).toMatchObject({
      total: 0,
      average: null,
      positive: null,
      newThisWeek: 0,
      change: null,
    })
  })
})
