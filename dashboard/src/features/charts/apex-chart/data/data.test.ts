import { expect, test } from 'vitest'
import { eachDay, weekdayOf } from '../../shared/days.ts'
import { balanceOf } from './balance.ts'
import { busyHoursOf } from './busy-hours.ts'
import { groupsOf } from './customer-groups.ts'
import { expensesOf } from './expenses.ts'
import { pricesOf } from './share-price.ts'
import { visitsOf } from './visits.ts'

const september = { start: '2026-09-01', end: '2026-09-30' }

test('days are counted with both ends, and begin their week on a Monday', () => {
  expect(eachDay(september)).toHaveLength(30)
  expect(eachDay({ start: '2026-09-02', end: '2026-09-01' })).toEqual([])
  expect(weekdayOf('2026-09-07')).toBe(0)
})

test('a day has the same figures in whatever period it is looked at', () => {
  const [, second] = visitsOf(september)
  expect(visitsOf({ start: '2026-09-02', end: '2026-09-02' })).toEqual([second])
  expect(visitsOf({ start: '2026-08-02', end: '2026-08-02' })).not.toEqual([second])
})

test('a month ends with the same balance, and a day costs the same, in whatever period they are looked at', () => {
  const year = balanceOf({ start: '2026-01-10', end: '2026-12-05' })
  expect(year).toHaveLength(12)
  expect(balanceOf({ start: '2026-09-20', end: '2026-10-01' })).toEqual(year.slice(8, 10))
  const [first, second] = [
    { start: '2026-09-01', end: '2026-09-10' },
    { start: '2026-09-11', end: '2026-09-30' },
  ]
  const sums = expensesOf(first).map(({ amount }, index) => amount + expensesOf(second)[index]!.amount)
  expect(expensesOf(september).map(({ amount }) => amount)).toEqual(sums)
})

test('shares are traded on weekdays, between the day’s lowest and its highest price', () => {
  const prices = pricesOf(september)
  expect(prices).toHaveLength(22)
  expect(pricesOf({ start: '2026-09-05', end: '2026-09-06' })).toEqual([])
  for (const { open, high, low, close } of prices) {
    expect(high).toBeGreaterThan(Math.max(open, close))
    expect(low).toBeLessThan(Math.min(open, close))
  }
})

test('each month has busy hours of its own, which fit the scale', () => {
  const most = (month: string) => Math.max(...busyHoursOf(month).flatMap(({ orders }) => orders))
  const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`)
  expect(new Set(months.map(most)).size).toBeGreaterThan(8)
  for (const month of months) expect(most(month)).toBeLessThanOrEqual(200)
})

test('customers stray less from the usual the longer their orders are summed', () => {
  const spread = (summing: 'daily' | 'yearly') => {
    const values = groupsOf('chains', summing).map(({ orderValue }) => orderValue)
    return Math.max(...values) - Math.min(...values)
  }
  expect(spread('yearly')).toBeLessThan(spread('daily') / 2)
})
