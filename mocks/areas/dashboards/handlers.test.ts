import { beforeEach, describe, expect, test } from 'vitest'
import { DASHBOARD_PERIODS } from './contract.ts'
import { now, setNow } from '../../seed/clock.ts'
import { setScenario } from '../../scenarios.ts'
import { send } from '../../testing/call.ts'
import { academy, analytics, crm, ecommerce, logistics } from './testing.ts'

const NAMES = ['analytics', 'crm', 'ecommerce', 'logistics', 'academy'] as const
const PERIODS = { analytics: 30, crm: 30, ecommerce: 30, logistics: 7 } as const
const dashboards = { analytics, crm, ecommerce, logistics }

const entries = Object.entries(PERIODS) as [keyof typeof PERIODS, 7 | 30][]

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

const get = async (name: string, query = '') =>
  (await send('GET', `/api/dashboards/${name}${query}`)).body as Record<string, unknown>

/** All values of a name, however deep they are. */
const valuesOf = (value: unknown, isMeant: (name: string, value: unknown) => boolean): unknown[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => [
    ...(isMeant(name, part) ? [part as unknown] : []),
    ...valuesOf(part, isMeant),
  ])
}

test.each(NAMES)('%s says when it was taken', async (name) => {
  expect(await get(name)).toMatchObject({ asOf: now().toISOString() })
})

describe('the period', () => {
  test.each(entries)('of %s is the last %i days unless asked otherwise', async (name, days) => {
    expect(await dashboards[name]()).toEqual(await dashboards[name](days))
    expect((await dashboards[name]()).period).toBe(days)
  })

  test.each(entries)('of %s can be any of the known ones', async (name) => {
    for (const period of DASHBOARD_PERIODS) expect((await dashboards[name](period)).period).toBe(period)
  })

  test.each(['', '0', '-7', '8', '7.5', '1e2', 'abc', 'null', '__proto__'])(
    'falls back if it is %j',
    async (odd) => {
      for (const [name, days] of entries)
        expect(await get(name, `?period=${odd}`)).toMatchObject({ period: days })
    },
  )

  test('is the first if there are several', async () => {
    expect((await get('analytics', '?period=90&period=7'))['period']).toBe(90)
  })

  test.each([
    [7, 'day', 7],
    [30, 'day', 30],
    [90, 'week', 13],
    [365, 'month', 13],
  ] as const)('of %i days has a point for every %s', async (period, interval, points) => {
    const { dailySales, ...view } = await analytics(period)
    expect(view.interval).toBe(interval)
    expect(dailySales.series).toHaveLength(points)
    const { profit } = await ecommerce(period)
    expect(profit.series.map(({ date }) => date)).toEqual(dailySales.series.map(({ date }) => date))
    const { shipments } = await logistics(period)
    expect(shipments.series.map(({ date }) => date)).toEqual(dailySales.series.map(({ date }) => date))
  })

  test('ends with today, in whole weeks and in months of the calendar', async () => {
    const datesOf = async (period: 7 | 90 | 365) =>
      (await logistics(period)).shipments.series.map(({ date }) => date)
    expect(await datesOf(7)).toEqual([
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
      '2026-03-07',
      '2026-03-08',
      '2026-03-09',
      '2026-03-10',
    ])
    const weeks = await datesOf(90)
    expect([weeks[0], weeks[1], weeks.at(-1)]).toEqual(['2025-12-11', '2025-12-17', '2026-03-04'])
    const months = await datesOf(365)
    expect([months[0], months[1], months.at(-1)]).toEqual(['2025-03-11', '2025-04-01', '2026-03-01'])
  })
})

describe('dashboards agree', () => {
  test.each(DASHBOARD_PERIODS)('on the sales and the leads of %i days', async (period) => {
    const [one, two, three] = [await analytics(period), await crm(period), await ecommerce(period)]
    expect(two.sales).toMatchObject(one.overview.sales)
    expect(three.statistics.revenue).toEqual(one.overview.sales)
    expect(three.statistics.sales).toEqual(one.overview.orders)
    expect(two.profit).toMatchObject({ value: three.profit.value, change: three.profit.change })
    expect(two.countries).toEqual(one.countries)
    expect(three.leads).toMatchObject(one.traffic.leads)
  })

  test('on the last week, the transactions and the deliveries', async () => {
    const [one, two, three] = [await analytics(90), await crm(7), await ecommerce(365)]
    expect(two.week).toEqual(one.week)
    expect(three.week).toEqual(one.week)
    const transactions = two.transactions.map(({ course: _course, ...transaction }) => transaction)
    expect(transactions.slice(0, 7)).toEqual(three.transactions)
    expect((await logistics()).deliveries).toEqual(three.deliveries)
  })
})

describe('where lists have no rows', () => {
  const isFigure = (name: string, value: unknown) =>
    typeof value === 'number' && name !== 'period' && name !== 'year'

  test.each(NAMES)('all numbers of %s are zero and nothing changes', async (name) => {
    setScenario({ empty: true })
    const answer = await get(name)
    expect(valuesOf(answer, isFigure).filter((value) => value !== 0)).toEqual([])
    expect(valuesOf(answer, (field) => field === 'change').filter((value) => value !== null)).toEqual([])
  })

  test('lists of what there is are empty, averages are nothing', async () => {
    setScenario({ empty: true })
    expect(await analytics()).toMatchObject({
      countries: [],
      projects: [],
      traffic: { bounceRate: { value: null } },
      spending: { averageOrder: { value: null } },
      support: { completedPercent: null, responseMinutes: { value: null } },
    })
    expect(await crm()).toMatchObject({
      countries: [],
      activeProjects: [],
      transactions: [],
      activity: [],
      tasks: [],
    })
    expect(await ecommerce()).toMatchObject({ award: null, popularProducts: [], transactions: [] })
    expect(await logistics()).toMatchObject({ exceptions: [] })
    expect(await academy()).toMatchObject({
      testResult: { value: null },
      topics: [],
      instructors: [],
      topCourses: [],
      webinar: null,
      assignments: [],
    })
  })
})

test('a hundred thousand orders are no hurdle', async () => {
  setScenario({ many: true })
  const { spending, countries } = await analytics(365)
  expect(spending.orders.value).toBeGreaterThan(50_000)
  expect(countries.reduce((total, { orders }) => total + orders, 0)).toBe(spending.orders.value)
})
