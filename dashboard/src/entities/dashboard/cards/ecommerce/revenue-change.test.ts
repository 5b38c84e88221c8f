import { expect, test } from 'vitest'
import { changeOf } from './revenue-change.ts'

const year = (number: number, ...earnings: number[]) => ({
  year: number,
  earning: 0,
  expense: 0,
  budget: 0,
  raise: 0 as const,
  months: earnings.map((earning, index) => ({
    month: `${number}-${String(index + 1).padStart(2, '0')}`,
    earning,
    expense: 0,
    budget: 0,
  })),
})
const before = year(2025, 100, 100, 100, 100)

test('a month that has only begun is not held against a whole one', () => {
  const now = year(2026, 110, 110, 4)
  expect(changeOf(now, [now, before], '2026-03-02T09:00:00.000Z')).toBeCloseTo(0.1)
})

test('a month is over when it is in the store', () => {
  const now = year(2026, 110, 50)
  expect(changeOf(now, [now, before], '2026-03-01T05:00:00.000Z')).toBeCloseTo(0.1)
})

test('a year that is over is held against all of the year before', () => {
  const later = year(2026, 0, 50, 50, 100)
  expect(changeOf(later, [later, before], '2027-01-01T09:00:00.000Z')).toBe(-0.5)
})

test('in its first month, or without a year before, there is nothing to hold it against', () => {
  const now = year(2026, 20)
  expect(changeOf(now, [now, before], '2026-01-09T09:00:00.000Z')).toBeNull()
  expect(changeOf(before, [before], '2026-01-09T09:00:00.000Z')).toBeNull()
})
