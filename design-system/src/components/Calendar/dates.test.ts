import { parseDate } from '@internationalized/date'
import { expect, test } from 'vitest'
import { addDays, daysBetween, soundRange, todayText } from './iso.ts'
import { parseClock, parseDay, parseMoment, parseRange } from './parse.ts'
import { isUnavailable } from './limits.ts'
import { formatDay, formatTypedDate, formatDayRange, formatRelativeDay } from './formatDate.ts'
import { weekdayNames, weekNumber } from './weeks.ts'
import { weekStart } from './weekStart.ts'
import { ar } from './strings/ar.ts'
import { en } from './strings/en.ts'
import { fr } from './strings/fr.ts'

test.each(['', 'soon', '2026-02-30', '2026-13-01', '21/11/2026', '2026-11', 'x'.repeat(1_000_000)])(
  'takes %.20s for no date, without a fuss',
  (text) => {
    expect([parseDay(text), parseMoment(text), parseClock(text)]).toEqual([null, null, null])
    expect(parseRange({ start: text, end: '2026-11-21' })).toBeNull()
    expect(soundRange({ start: text, end: '2026-11-21' })).toBeNull()
  },
)

test('takes a range the wrong way round for none', () => {
  expect(parseRange({ start: '2026-11-21', end: '2026-11-20' })).toBeNull()
  expect(soundRange({ start: '2026-11-21', end: '2026-11-20' })).toBeNull()
  expect(parseRange({ start: '2026-11-21', end: '2026-11-21' })?.end.day).toBe(21)
  expect(soundRange({ start: '2026-11-20', end: '2026-11-21' })?.end).toBe('2026-11-21')
})

test('counts days over months, leap days and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(daysBetween('2026-03-01', '2026-11-01')).toBe(245)
  expect(todayText(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})

test('knows the days that a rule or a range keeps from being chosen', () => {
  const rules = {
    unavailableRanges: [{ start: '2026-11-16', end: '2026-11-18' }],
    isDateUnavailable: (day: string) => day.endsWith('-01'),
  }
  const days = ['2026-11-01', '2026-11-15', '2026-11-16', '2026-11-18', '2026-11-19']
  expect(days.filter((day) => isUnavailable(day, rules))).toEqual(['2026-11-01', '2026-11-16', '2026-11-18'])
})

test('says days, ranges and days near today in each language', () => {
  expect(formatDay('2026-11-21', 'en-US')).toBe('Sat, Nov 21, 2026')
  expect(formatDay('2026-11-21', 'fr-FR')).toBe('sam. 21 nov. 2026')
  expect(formatDay('2026-11-21', 'ar-AE')).toBe('السبت، 21 نوفمبر 2026')
  expect(formatDay('2026-11-21', 'ar-EG')).toContain('٢١')
  expect(formatDayRange('2026-11-01', '2026-11-30', 'en-US').replaceAll(/\s/g, ' ')).toBe('Nov 1 – 30, 2026')
  const near = (locale: string) =>
    ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-24'].map((day) =>
      formatRelativeDay(day, '2026-11-20', locale),
    )
  expect(near('en-US')).toEqual(['Yesterday', 'Today', 'Tomorrow', 'Tue, Nov 24, 2026'])
  expect(near('fr-FR')).toEqual(['Hier', 'Aujourd’hui', 'Demain', 'mar. 24 nov. 2026'])
  expect(near('ar-AE').slice(0, 3)).toEqual(['أمس', 'اليوم', 'غدًا'])
  expect(formatTypedDate({ year: 2026, month: 2, day: 30 }, 'en-US')).toBe('February 30, 2026')
  expect(formatTypedDate({ year: 2026, month: 2, day: 30 }, 'fr-FR')).toBe('30 février 2026')
})

test.each([
  ['en-US', 'Sun'],
  ['fr-FR', 'lun.'],
  ['ar-AE', 'س'],
])('begins the week in %s with %s', (locale, first) => {
  expect(weekdayNames(parseDate('2026-11-21'), locale, weekStart(locale))[0]).toBe(first)
})

test('numbers weeks as ISO 8601 does, whatever day they begin with', () => {
  expect(['2026-12-28', '2027-01-04', '2026-11-15', '2026-11-21'].map(parseDate).map(weekNumber)).toEqual([
    53, 1, 47, 48,
  ])
})

test.each([
  ['fr', fr],
  ['ar', ar],
])('%s names what it is told', (_, strings) => {
  expect(Object.keys(strings).toSorted()).toEqual(Object.keys(en).toSorted())
  for (const [name, word] of Object.entries(strings)) {
    const said = typeof word === 'string' ? word : (word as (...values: string[]) => string)('«1»', '«2»')
    const given = typeof word === 'string' ? [] : ['«1»', '«2»'].slice(0, word.length)
    expect([name, given.filter((value) => !said.includes(value))]).toEqual([name, []])
    expect(said.trim()).not.toBe('')
  }
})
