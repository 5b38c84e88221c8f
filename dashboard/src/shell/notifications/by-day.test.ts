import { expect, test } from 'vitest'
import { byDay } from './by-day.ts'
import type { Notification } from './queries.ts'

const rows = [
  '2026-11-20T08:30:00Z',
  '2026-11-20T04:30:00Z',
  '2026-11-19T07:00:00Z',
  '2026-11-17T12:00:00Z',
].map((time, index) => ({ id: index + 1, time }) as Notification)
const now = Date.parse('2026-11-20T09:00:00Z')
const days = (zone: string) =>
  byDay(rows, now, zone).map((day) => [day.name ?? day.date, ...day.rows.map(({ id }) => id)])

test('falls into the days where the person is', () => {
  expect(days('Europe/Paris')).toEqual([
    ['today', 1, 2],
    ['yesterday', 3],
    ['2026-11-17', 4],
  ])
  expect(days('America/New_York')).toEqual([
    ['today', 1],
    ['yesterday', 2, 3],
    ['2026-11-17', 4],
  ])
})
