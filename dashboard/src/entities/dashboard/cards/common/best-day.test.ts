import { expect, test } from 'vitest'
import { bestDay } from './best-day.ts'

const week = (...earnings: number[]) =>
  earnings.map((earning, index) => ({ date: `2026-11-1${index}`, orders: 1, earning, profit: 0, expense: 0 }))

test('the best day of a week is the one that earned the most', () => {
  expect(bestDay(week(3, 9, 4))).toBe('2026-11-11')
})

test('a week that earned nothing has no best day', () => {
  expect(bestDay(week(0, 0, -2))).toBeUndefined()
})
