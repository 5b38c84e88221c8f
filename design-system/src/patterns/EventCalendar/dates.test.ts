import { describe, expect, test } from 'vitest'
import { daysOf, instantOf, movedBy, periodOf, resizedBy, turned } from './dates.ts'
import { eventsIn } from './keyboard/mode.ts'

const english = { locale: 'en-US' }
const french = { locale: 'fr-FR' }
const arabic = { locale: 'ar-AE' }

describe('periods', () => {
  test('weeks begin as the language has it', () => {
    expect(periodOf('week', '2026-11-17', english)).toEqual({ from: '2026-11-15', to: '2026-11-22' })
    expect(periodOf('week', '2026-11-17', french)).toEqual({ from: '2026-11-16', to: '2026-11-23' })
    expect(periodOf('week', '2026-11-17', arabic)).toEqual({ from: '2026-11-14', to: '2026-11-21' })
  })
  test('a month has whole weeks', () => {
    expect(periodOf('month', '2026-11-17', french)).toEqual({ from: '2026-10-26', to: '2026-12-07' })
  })
  test('the end of a month stays one', () => {
    expect(turned('month', '2026-01-31', 1)).toBe('2026-02-28')
  })
})

describe('zones', () => {
  const span = { start: '2026-10-24T07:00:00Z', end: '2026-10-24T08:00:00Z', isAllDay: false }
  test('a day on is the same hour of the clock, also where the clocks change', () => {
    expect(movedBy(span, { days: 1 }, 'Europe/Paris').start).toBe('2026-10-25T08:00:00.000Z')
  })
  test('what ends at midnight does not touch the next day', () => {
    expect(
      daysOf({ start: '2026-11-17T20:00:00Z', end: '2026-11-18T00:00:00Z', isAllDay: false }, 'UTC'),
    ).toEqual({
      first: '2026-11-17',
      last: '2026-11-17',
    })
  })
  test('a time of day is an instant', () => {
    expect(instantOf('2026-11-19', 14 * 60, 'Europe/Paris')).toBe('2026-11-19T13:00:00.000Z')
  })
  test('an hour that the clock skips is the one that follows', () => {
    expect(instantOf('2026-03-08', 150, 'America/New_York')).toBe('2026-03-08T07:30:00.000Z')
    expect(instantOf('2026-03-29', 150, 'Europe/Paris')).toBe('2026-03-29T01:30:00.000Z')
  })
  test('events are walked by the days of the zone', () => {
    const of = (id: string, start: string, end: string) => ({
      id,
      title: id,
      calendarId: 'work',
      start,
      end,
      isAllDay: start.length === 10,
    })
    const evening = of('evening', '2026-11-18T02:00:00Z', '2026-11-18T03:00:00Z')
    const whole = of('whole', '2026-11-18', '2026-11-19')
    const week = { from: '2026-11-15', to: '2026-11-22' }
    const walked = eventsIn([whole, evening], week, 'America/New_York').map(({ id }) => id)
    expect(walked).toEqual(['evening', 'whole'])
  })
  test('an end does not come before a quarter of an hour', () => {
    expect(resizedBy(span, { minutes: -60 }, 'UTC')).toEqual(span)
  })
})
