import { beforeEach, describe, expect, test } from 'vitest'
import { CAMPAIGN_STEPS, getAnalyticsDashboard } from './contract.ts'
import { DASHBOARD_PERIODS, VISIT_CHANNELS } from '../dashboards/contract.ts'
import { deleteOrder } from '../orders/contract.ts'
import { getProfile } from '../profile/contract.ts'
import { DAY, now, setNow } from '../../seed/clock.ts'
import { call } from '../../testing/call.ts'
import { addUp, allSales, analytics, earningOf, newestPaidOrder, ofPeriod } from '../dashboards/testing.ts'

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

describe('the website', () => {
  test.each(DASHBOARD_PERIODS)('has visits in %i days whose channels add up', async (period) => {
    const { traffic, overview, sourceVisits } = await analytics(period)
    expect(sourceVisits.map(({ channel }) => channel).toSorted()).toEqual(VISIT_CHANNELS.toSorted())
    expect(addUp(sourceVisits.map(({ value }) => value))).toBe(traffic.visits.value)
    expect(overview.visits).toEqual(traffic.visits)
  })

  test('has fewer orders than carts, fewer carts than visits, and more pages than these', async () => {
    const { traffic, overview } = await analytics()
    expect(overview.orders.value).toBeLessThan(overview.carts.value)
    expect(overview.carts.value).toBeLessThan(overview.visits.value)
    expect(traffic.visits.value).toBeLessThan(traffic.pageViews.value)
    expect(traffic.leads.value).toBeLessThan(traffic.visits.value)
    expect(traffic.bounceRate.value).toBeGreaterThan(0.2)
    expect(traffic.bounceRate.value).toBeLessThan(0.6)
  })

  test('changes against the days before', async () => {
    const { visits } = (await analytics(30)).traffic
    setNow(new Date(now().getTime() - 30 * DAY))
    const before = (await analytics(30)).traffic.visits.value
    expect(visits.change).toBeCloseTo((visits.value - before) / before)
  })

  test('shows its channels from the strongest', async () => {
    const { sourceVisits, revenueSources } = await analytics()
    for (const rows of [sourceVisits, revenueSources]) {
      const values = rows.map(({ value }) => value)
      expect(values).toEqual(values.toSorted((one, other) => other - one))
    }
  })
})

test('the visits by day are those of the last week', async () => {
  const { days, visits } = (await analytics(365)).visitWeek
  expect(days).toHaveLength(7)
  expect(days.at(-1)!.date).toBe('2026-03-10')
  expect(addUp(days.map((day) => day.visits))).toBe(visits.value)
  expect(visits).toEqual((await analytics(7)).traffic.visits)
})

describe('the spending', () => {
  test('is that of the customers, with the average order', async () => {
    const { spent, orders, averageOrder } = (await analytics()).spending
    expect(averageOrder.value).toBeCloseTo(spent.value / orders.value)
    expect(averageOrder.change).not.toBeNull()
  })

  test('comes through the channels of the orders', async () => {
    const before = (await analytics()).revenueSources
    const order = await newestPaidOrder()
    await call(deleteOrder, { params: { id: order.id } })
    const after = new Map((await analytics()).revenueSources.map(({ channel, value }) => [channel, value]))
    const lost = before.map(({ channel, value }) => addUp([value, -after.get(channel)!]))
    expect(lost.filter((amount) => amount !== 0)).toEqual([order.spent])
  })
})

test('daily sales that are held against nothing have no change', async () => {
  const { dailySales } = await call(getAnalyticsDashboard, { query: { compare: 'none' } })
  expect(dailySales.change).toBeNull()
})

describe('the support', () => {
  test('has tickets that are open or completed', async () => {
    const { total, today, open, completed, completedPercent } = (await analytics()).support
    expect(open + completed).toBe(total.value)
    expect(completedPercent).toBeCloseTo((completed / total.value) * 100)
    expect(open).toBeGreaterThan(0)
    expect(today).toBeGreaterThan(0)
    expect(today).toBeLessThan(total.value)
  })

  test('counts those of today alone as new, whichever days are shown', async () => {
    const { today } = (await analytics()).support
    for (const to of ['2026-02-08', '2026-02-10', '2026-02-11']) {
      const query = { from: '2026-02-01', to }
      expect((await call(getAnalyticsDashboard, { query })).support.today).toBe(today)
    }
  })

  test('completes them in time, and answers within hours', async () => {
    const { open, responseMinutes } = (await analytics(365)).support
    expect(open).toBe((await analytics(30)).support.open)
    expect(responseMinutes.value).toBeGreaterThan(4)
    expect(responseMinutes.value).toBeLessThan(90)
  })
})

test('the earnings are those of eight weeks', async () => {
  const { weeks, earning, expense } = (await analytics(7)).earnings
  expect(weeks.map(({ date }) => date)).toEqual([
    '2026-01-14',
    '2026-01-21',
    '2026-01-28',
    '2026-02-04',
    '2026-02-11',
    '2026-02-18',
    '2026-02-25',
    '2026-03-04',
  ])
  expect(addUp(weeks.map((week) => week.earning))).toBe(earning.value)
  expect(addUp(weeks.map((week) => week.expense))).toBe(expense.value)
  const all = await allSales()
  const [recent, before] = [earningOf(ofPeriod(all, 56)), earningOf(ofPeriod(all, 56, 1))]
  expect(earning).toEqual({ value: recent, change: (recent - before) / before })
})

describe('the campaigns', () => {
  test.each(DASHBOARD_PERIODS)('lose some at each step in %i days', async (period) => {
    const { campaigns } = await analytics(period)
    expect(campaigns.map(({ step }) => step)).toEqual(CAMPAIGN_STEPS)
    const [sent, opened, clicked, subscribed] = campaigns.map(({ value }) => value) as [
      number,
      number,
      number,
      number,
    ]
    expect([sent, opened, clicked, subscribed]).toEqual(
      [sent, opened, clicked, subscribed].toSorted((one, other) => other - one),
    )
    expect(subscribed).toBeGreaterThan(0)
  })
})

test('the projects are those of the profile', async () => {
  expect((await analytics()).projects).toEqual(await call(getProfile, { query: { tab: 'projectTable' } }))
})
