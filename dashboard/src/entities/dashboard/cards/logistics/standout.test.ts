import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standoutOf } from './standout.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const series = [61, 80, 70].map((shipments, index) => ({
  date: `2026-11-${18 + index}`,
  shipments,
  deliveries: 50,
}))

test('today stands out where the days end with it', () => {
  expect(standoutOf(series, '2026-11-20')).toBe(series[2]!.date)
})

test('of days that are over the best one stands out', () => {
  expect(standoutOf(series, '2026-11-19')).toBe(series[1]!.date)
  expect(standoutOf([], '2026-11-19')).toBeUndefined()
})
