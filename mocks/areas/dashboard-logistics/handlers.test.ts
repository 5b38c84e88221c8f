import { beforeEach, describe, expect, test } from 'vitest'
import { ALL_ITEMS } from '../../contract/common.ts'
import { PERFORMANCE_KEYS, type PerformanceKey } from './contract.ts'
import { DASHBOARD_PERIODS, type DashboardPeriod } from '../dashboards/contract.ts'
import { getLogisticsSummary, listFleet, listVehicles, NO_WARNINGS } from '../logistics/contract.ts'
import { deleteReview, listReviews } from '../reviews/contract.ts'
import { setNow } from '../../seed/clock.ts'
import { call } from '../../testing/call.ts'
import { addUp, logistics, ofPeriod } from '../dashboards/testing.ts'

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

const everything = { query: { itemsPerPage: ALL_ITEMS } }
const figure = async (key: PerformanceKey, period?: DashboardPeriod) =>
  (await logistics(period)).performance.find((one) => one.key === key)!

describe('the vehicles', () => {
  test('are those of the fleet', async () => {
    const { onRoute, withErrors, deviated, late, overview } = await logistics()
    const { overview: summary, ...tiles } = await call(getLogisticsSummary)
    expect({ onRoute, withErrors, deviated, late }).toEqual(tiles)
    expect(overview).toMatchObject(summary)
    const { totalVehicles } = await call(listVehicles)
    expect(addUp(overview.map(({ vehicles }) => vehicles))).toBe(totalVehicles)
    expect(overview.find(({ state }) => state === 'onTheWay')!.vehicles).toBe(
      (await call(listFleet)).vehicles.length,
    )
  })

  test('that report exceptions are as many as the fleet shows, the most frequent first', async () => {
    const { vehicles } = await call(listFleet)
    const { exceptions, withErrors } = await logistics()
    const counts = exceptions.map((exception) => exception.vehicles)
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    expect(addUp(counts)).toBe(withErrors.value)
    expect(addUp(exceptions.map(({ share }) => share))).toBe(1)
    const reported = vehicles.map(({ warnings }) => warnings).filter((warning) => warning !== NO_WARNINGS)
    expect(new Set(exceptions.map(({ warning }) => warning))).toEqual(new Set(reported))
    for (const { warning, vehicles: count } of exceptions)
      expect(count).toBe(reported.filter((one) => one === warning).length)
  })
})

describe('the shipments', () => {
  test.each(DASHBOARD_PERIODS)('of %i days add up', async (period) => {
    const { shipments, performance } = await logistics(period)
    for (const key of ['shipments', 'deliveries'] as const)
      expect(addUp(shipments.series.map((point) => point[key]))).toBe(shipments[key].value)
    expect(performance.map(({ key }) => key)).toEqual(PERFORMANCE_KEYS)
    expect(performance[0]).toEqual({ key: 'shipped', ...shipments.shipments })
    expect(performance[1]).toEqual({ key: 'delivered', ...shipments.deliveries })
  })

  test('change against the days before', async () => {
    const { value, change } = (await logistics()).shipments.shipments
    setNow('2026-03-03T09:00:00Z')
    const before = (await logistics()).shipments.shipments.value
    expect(change).toBeCloseTo((value - before) / before)
  })
})

describe('the performance', () => {
  test('has a share of deliveries that did not fail', async () => {
    const [delivered, failed] = [(await figure('delivered')).value!, (await figure('failed')).value!]
    expect((await figure('successRate')).value).toBeCloseTo(delivered / (delivered + failed))
    expect((await figure('averageHours')).value).toBeGreaterThan(20)
    expect((await figure('averageHours')).value).toBeLessThan(40)
  })

  test('asks the reviews how satisfied people are', async () => {
    const toDate = (text: string) => {
      const [month, day, year] = text.split('/') as [string, string, string]
      return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
    }
    const { reviews } = await call(listReviews, everything)
    const dated = reviews.map((review) => ({ ...review, date: toDate(review.date) }))
    const average = (rows: readonly { review: number }[]) =>
      rows.reduce((total, { review }) => total + review, 0) / rows.length
    const [recent, before] = [ofPeriod(dated, 30), ofPeriod(dated, 30, 1)]
    const { value, change } = await figure('satisfaction', 30)
    expect(value).toBeCloseTo(average(recent))
    expect(change).toBeCloseTo((average(recent) - average(before)) / average(before))
    for (const { id } of recent) await call(deleteReview, { params: { id } })
    expect(await figure('satisfaction', 30)).toEqual({ key: 'satisfaction', value: null, change: null })
  })
})
