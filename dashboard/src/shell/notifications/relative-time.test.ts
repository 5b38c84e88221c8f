import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = Date.parse('2026-11-20T09:00:00Z')
const format = (time: string, locale = 'en-US') =>
  relativeTime(time, now, createIntl({ locale, timeZone: 'UTC' }))

test.each([
  ['2026-11-20T08:59:45Z', 'now'],
  ['2026-11-20T09:00:05Z', 'now'],
  ['2026-11-20T08:59:00Z', '1 minute ago'],
  ['2026-11-20T08:00:01Z', '59 minutes ago'],
  ['2026-11-20T08:00:00Z', '1 hour ago'],
  ['2026-11-19T09:00:01Z', '23 hours ago'],
  ['2026-11-19T09:00:00Z', 'yesterday'],
  ['2026-11-18T23:00:00Z', '2 days ago'],
  ['2026-11-13T09:00:00Z', '7 days ago'],
  ['2026-11-11T09:00:00Z', 'Nov 11, 2026'],
])('says of %s: %s', (time, words) => {
  expect(format(time)).toBe(words)
})

test.each([
  ['fr-FR', 'il y a 3 heures'],
  ['ar-AE', 'قبل 3 ساعات'],
])('says it in %s', (locale, words) => {
  expect(format('2026-11-20T06:00:00Z', locale)).toBe(words)
})
