import { expect, test } from 'vitest'
import { formatTime } from './format.ts'

const HOUR = 3_600_000
const zones = [
  'Europe/Paris',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Kathmandu',
]

test.each(zones)('the clock of %s is the browser’s own, also on days on which it is changed', (timeZone) => {
  const format = new Intl.DateTimeFormat('fr', { hour: 'numeric', minute: '2-digit', timeZone })
  // 37 minutes past, so that days are met at every hour of theirs.
  for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2027, 0, 1); time += HOUR * 7 + 37 * 60_000)
    expect(formatTime(new Date(time).toISOString(), 'fr', timeZone)).toBe(format.format(time))
  for (const day of ['2026-02-15', '2026-03-08', '2026-03-29', '2026-04-05', '2026-10-25', '2026-11-01'])
    for (let hour = -12; hour < 36; hour += 0.5) {
      const time = Date.parse(day) + hour * HOUR
      expect(formatTime(new Date(time).toISOString(), 'fr', timeZone)).toBe(format.format(time))
    }
})

test('before zones were, and without a whole second, a clock is that of the place', () => {
  expect(formatTime('1890-06-01T12:00:00.500Z', 'fr', 'Europe/Paris')).toBe('12:09')
  expect(formatTime('1969-12-31T23:59:59.999Z', 'fr', 'Europe/Paris')).toBe('0:59')
})
