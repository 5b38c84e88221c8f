import { expect, test } from 'vitest'
import { fromWall } from './zoned.ts'

test.each([
  ['on any day', '2026-11-21T14:30', 'Europe/Paris', '2026-11-21T13:30:00.000Z'],
  ['before the clock goes forward', '2026-03-08T01:59', 'America/New_York', '2026-03-08T06:59:00.000Z'],
  ['after it went forward', '2026-03-08T03:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
  ['in the hour that it skips', '2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  [
    'in the hour that it skips, east of Greenwich',
    '2026-03-29T02:30',
    'Europe/Paris',
    '2026-03-29T01:30:00.000Z',
  ],
  ['in the hour that it shows twice', '2026-10-25T02:30', 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
  [
    'in the hour that it shows twice, west of it',
    '2026-11-01T01:30',
    'America/New_York',
    '2026-11-01T05:30:00.000Z',
  ],
  ['on a day after it', '2026-11-01T12:00', 'America/New_York', '2026-11-01T17:00:00.000Z'],
])('what a wall clock shows is an instant: %s', (_, wall, timeZone, instant) => {
  expect(fromWall(wall, timeZone)).toBe(instant)
})
