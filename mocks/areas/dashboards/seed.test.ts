import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { VISIT_CHANNELS } from './contract.ts'
import { DAY, now, setNow } from '../../seed/clock.ts'
import { campaignDay } from '../dashboard-analytics/seed-campaigns.ts'
import { PLANNED_PROFIT_SHARE, plannedEarning, plannedExpense } from './seed-plan.ts'
import { shipmentDay } from '../dashboard-logistics/seed-shipments.ts'
import { ticketsOf } from '../dashboard-analytics/seed-support.ts'
import { channelOf, websiteDay } from './seed-website.ts'
import { dateInDays } from '../../seed/days.ts'

beforeEach(() => setNow('2026-03-10T09:00:00Z'))
afterEach(() => setNow())

const lastYear = () => Array.from({ length: 365 }, (_, index) => dateInDays(-index))
const isCount = (value: number) => Number.isInteger(value) && value >= 0

describe('a day of the sample data', () => {
  test('looks the same tomorrow', () => {
    const look = (date: string) => [websiteDay(date), campaignDay(date), shipmentDay(date)]
    const before = lastYear().map(look)
    const dates = lastYear()
    setNow(new Date(now().getTime() + DAY))
    expect(dates.map(look)).toEqual(before)
  })

  test('counts in whole numbers', () => {
    for (const date of lastYear()) {
      const { visits, leads, ...website } = websiteDay(date)
      const numbers = [visits, leads, website, campaignDay(date), shipmentDay(date)].flatMap((part) =>
        Object.values(part),
      )
      expect(numbers.filter((number) => !isCount(number))).toEqual([])
    }
  })

  test('has visitors on every way, and fewer bounces than visits', () => {
    for (const date of lastYear()) {
      const { visits, bounces, pageViews, carts } = websiteDay(date)
      const total = Object.values(visits).reduce((sum, one) => sum + one, 0)
      expect(Math.min(...Object.values(visits))).toBeGreaterThan(0)
      expect([bounces < total, carts < total, pageViews > total]).toEqual([true, true, true])
    }
  })

  test('has mails on Tuesdays and Fridays alone', () => {
    const weekdays = lastYear()
      .filter((date) => campaignDay(date).sent > 0)
      .map((date) => new Date(date).getUTCDay())
    expect(new Set(weekdays)).toEqual(new Set([2, 5]))
  })
})

test('orders come through every channel, each always through the same', () => {
  const numbers = Array.from({ length: 400 }, (_, index) => 5000 + index)
  expect(new Set(numbers.map(channelOf))).toEqual(new Set(VISIT_CHANNELS))
  expect(numbers.map(channelOf)).toEqual(numbers.map(channelOf))
})

test('a ticket that is open today is completed later, and never open again', () => {
  const completedOn = (date: string) => ticketsOf(date).filter(({ isCompleted }) => isCompleted).length
  const today = dateInDays(0)
  const counts = Array.from({ length: 30 }, (_, days) => {
    setNow(new Date(Date.parse('2026-03-10T09:00:00Z') + days * DAY))
    return completedOn(today)
  })
  expect(counts).toEqual(counts.toSorted((one, other) => one - other))
  expect(counts[0]).toBeLessThan(counts.at(-1)!)
  expect(counts.at(-1)).toBe(ticketsOf(today).length)
})

test('the plan grows up to today, and spends what is not profit', () => {
  const earnings = lastYear().map(plannedEarning)
  expect(earnings).toEqual(earnings.toSorted((one, other) => other - one))
  for (const date of lastYear())
    expect(plannedExpense(date)).toBeCloseTo(plannedEarning(date) * (1 - PLANNED_PROFIT_SHARE), 1)
})
