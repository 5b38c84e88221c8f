import { beforeEach, describe, expect, test } from 'vitest'
import { getEcommerceDashboard, getEcommerceDashboardPart } from '../dashboard-ecommerce/contract.ts'
import { setNow } from '../../seed/clock.ts'
import { dateInDays } from '../../seed/days.ts'
import { call, send } from '../../testing/call.ts'
import { allOrders } from '../orders/testing.ts'
import { addUp, allSales, earningOf, ecommerce } from './testing.ts'

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

const NAMES = ['analytics', 'crm', 'ecommerce', 'logistics'] as const
/** What an answer says of itself. */
const VIEW = ['asOf', 'period', 'interval', 'from', 'to', 'compared']

const get = async (path: string) => {
  const { status, body } = await send('GET', `/api/dashboards/${path}`)
  return { status, body: body as Record<string, unknown> }
}

describe('the parts', () => {
  test.each(NAMES)('of %s are each what the whole says', async (name) => {
    const { body: whole } = await get(name)
    for (const part of Object.keys(whole).filter((key) => !VIEW.includes(key))) {
      const { status, body } = await get(`${name}/${part}`)
      expect(status).toBe(200)
      expect(body).toEqual(
        Object.fromEntries(Object.entries(whole).filter(([key]) => key === part || VIEW.includes(key))),
      )
    }
  })

  test.each(NAMES)('of %s are no others', async (name) => {
    for (const odd of ['lost', 'asOf', '__proto__', 'toString'])
      expect((await get(`${name}/${odd}`)).status).toBe(404)
  })
})

describe('days of one’s own', () => {
  const own = { from: '2026-02-01', to: '2026-02-28' }

  test('are those that are told of, against as many before', async () => {
    const { period, from, to, compared, statistics } = await call(getEcommerceDashboard, { query: own })
    expect({ period, from, to, compared }).toEqual({
      period: null,
      ...own,
      compared: { from: '2026-01-04', to: '2026-01-31' },
    })
    const sales = (await allSales()).filter(({ date }) => own.from <= date && date <= own.to)
    expect(statistics.sales.value).toBe(sales.length)
    expect(statistics.revenue.value).toBe(earningOf(sales))
  })

  test('end with today at the latest', async () => {
    const { from, to } = await call(getEcommerceDashboard, {
      query: { from: '2026-03-01', to: '2030-01-01' },
    })
    expect({ from, to }).toEqual({ from: '2026-03-01', to: dateInDays(0) })
  })

  test.each([
    ['2026-02-28', '2026-02-01'],
    ['lost', '2026-02-01'],
    ['2026-02-31x', '2026-03-01'],
    ['1970-01-01', '2026-03-01'],
    ['', '2026-03-01'],
    ['2027-01-01', '2027-02-01'],
  ])('from %j to %j are none', async (from, to) => {
    expect(await call(getEcommerceDashboard, { query: { from, to } })).toEqual(await ecommerce())
  })
})

describe('the comparison', () => {
  test('can be with the same days a year before', async () => {
    const { compared } = await call(getEcommerceDashboard, { query: { period: 7, compare: 'year' } })
    expect(compared).toEqual({ from: '2025-03-04', to: '2025-03-10' })
  })

  test('can be with nothing', async () => {
    const { compared, statistics, leads } = await call(getEcommerceDashboard, { query: { compare: 'none' } })
    expect([compared, statistics.sales.change, leads.change]).toEqual([null, null, null])
  })
})

describe('the orders of the period', () => {
  const asked = { params: { part: 'payments' }, query: { period: 90 } } as const

  test('are as many of each payment as their list finds', async () => {
    const { payments, from, to } = await call(getEcommerceDashboardPart, asked)
    for (const { state, value } of payments!)
      expect(value).toBe((await allOrders({ paymentState: state, from, to })).length)
    expect(addUp(payments!.map(({ value }) => value))).toBe((await allOrders({ from, to })).length)
  })

  test('are as many of each status as their list finds', async () => {
    const { statuses, from, to } = await call(getEcommerceDashboardPart, {
      ...asked,
      params: { part: 'statuses' },
    })
    for (const { status, value } of statuses!)
      expect(value).toBe((await allOrders({ status, from, to })).length)
  })
})
