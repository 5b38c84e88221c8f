import type { CalendarEvent } from '@data1522/mocks/contract/calendar'
import { expect, test } from 'vitest'
import { endOfWholeDays, toFields, toValues } from '../drawer/event-form.ts'
import { expand, hasTimes, timesBefore } from '../../../entities/event/expand.ts'
import { turnedBy } from '../recurrence/rule.ts'
import { daysLater, daysMoved, shiftedAlike } from './edit.ts'

const props = { calendar: 'Business', location: '', guests: [], description: '' } as const
const series = (rule: string, timeZone: string, times: Partial<CalendarEvent>): CalendarEvent => ({
  id: 1,
  title: 'Stand-up',
  start: '2026-10-03T07:00:00.000Z',
  end: '2026-10-03T08:00:00.000Z',
  allDay: false,
  url: '',
  ...times,
  extendedProps: { ...props, guests: [], recurrence: { rule, timeZone, except: [] } },
})
const timeOn = (event: CalendarEvent, day: string) =>
  expand(event, '2026-01-01', '2026-12-31').find((one) => one.day === day)!

test('a series that is moved over a change of the clocks keeps the hour that it was given', () => {
  const event = series('FREQ=WEEKLY', 'Europe/Paris', {})
  const time = timeOn(event, '2026-10-24')
  // From Saturday at nine, in summer, to Monday at nine, in winter.
  const to = { start: '2026-10-26T08:00:00.000Z', end: '2026-10-26T09:00:00.000Z', isAllDay: false }
  expect(shiftedAlike(time, to)).toEqual({
    start: '2026-10-05T07:00:00.000Z',
    end: '2026-10-05T08:00:00.000Z',
    isAllDay: false,
  })
})

test('whole days that are given an hour, and hours that become whole days, stay on their day in every zone', () => {
  const days = { start: '2026-11-16', end: '2026-11-17', allDay: true }
  const whole = series('FREQ=DAILY', 'America/New_York', days)
  // Nine in the evening of the 20th in New York.
  const evening = { start: '2026-11-21T02:00:00.000Z', end: '2026-11-21T03:00:00.000Z', isAllDay: false }
  expect(shiftedAlike(timeOn(whole, '2026-11-20'), evening).start).toBe('2026-11-17T02:00:00.000Z')
  // Eight in the morning of the 16th in Tokyo.
  const hours = { start: '2026-11-15T23:00:00.000Z', end: '2026-11-16T00:00:00.000Z' }
  const timed = series('FREQ=DAILY', 'Asia/Tokyo', hours)
  const to = { start: '2026-11-20', end: '2026-11-21', isAllDay: true }
  expect(shiftedAlike(timeOn(timed, '2026-11-20'), to)).toEqual({
    start: '2026-11-16',
    end: '2026-11-17',
    isAllDay: true,
  })
})

test('the days of a rule and those taken out of it go along with the series', () => {
  const event = series('FREQ=WEEKLY;BYDAY=MO,FR', 'UTC', { start: '2026-11-16T09:00:00.000Z' })
  const to = { start: '2026-11-17T09:00:00.000Z', end: '2026-11-17T10:00:00.000Z', isAllDay: false }
  expect(daysMoved(timeOn(event, '2026-11-16'), to)).toBe(1)
  const recurrence = { ...event.extendedProps.recurrence!, except: ['2026-11-20'] }
  expect(daysLater(recurrence, 1)).toMatchObject({
    rule: 'FREQ=WEEKLY;BYDAY=TU,SA',
    except: ['2026-11-21'],
  })
  expect(turnedBy('FREQ=DAILY;UNTIL=20261120T235959Z', 1)).toBe('FREQ=DAILY;UNTIL=20261121T235959Z')
  expect(turnedBy('FREQ=WEEKLY;BYDAY=SU,MO', 0)).toBe('FREQ=WEEKLY;BYDAY=SU,MO')
  expect(turnedBy('FREQ=MONTHLY;BYDAY=2TU', 1)).toBe('FREQ=MONTHLY;BYDAY=2TU')
})

test.each(['FREQ=DAILY;FOO=BAR', 'FREQ=DAILY;UNTIL=NEVER', 'FREQ=DAILY;INTERVAL=0', 'FREQ=WEEKLY;BYDAY=XX'])(
  'an event with a rule that cannot be read takes place once: %s',
  (rule) => {
    const event = series(rule, 'UTC', {})
    expect(expand(event, '2026-01-01', '2026-12-31').map(({ id }) => id)).toEqual(['1'])
    expect(timesBefore(event, '2026-12-01')).toBe(0)
  },
)

test('a rule that says more than the form shows stays while nobody changes it', () => {
  const event = series('FREQ=MONTHLY;BYDAY=2TU;WKST=MO', 'UTC', {})
  event.extendedProps.recurrence!.except = ['2026-11-10']
  const { start, end } = event
  const values = toValues(event, { start, end, isAllDay: false }, 'UTC')
  const { recurrence } = event.extendedProps
  expect(toFields({ ...values, title: 'New' }, 'UTC', { recurrence }).extendedProps.recurrence).toEqual(
    recurrence,
  )
  expect(toFields({ ...values, interval: 2 }, 'UTC', { recurrence }).extendedProps.recurrence).toMatchObject({
    rule: 'FREQ=MONTHLY;INTERVAL=2',
    except: [],
  })
  const never = toFields({ ...values, repeat: 'never' }, 'UTC', { recurrence })
  expect(never.extendedProps.recurrence).toBeUndefined()
})

test('what ends at midnight is of one day once it takes whole days', () => {
  expect(endOfWholeDays({ start: '2026-11-20T22:00', end: '2026-11-21T00:00' })).toBe('2026-11-20T23:59')
  expect(endOfWholeDays({ start: '2026-11-20T22:00', end: '2026-11-21T01:00' })).toBe('2026-11-21T01:00')
})

test('a series begins on the first day of the week that was chosen', () => {
  const span = { start: '2026-11-17T09:00:00.000Z', end: '2026-11-17T10:00:00.000Z', isAllDay: false }
  const values = toValues(series('FREQ=WEEKLY', 'UTC', {}), span, 'UTC')
  const fields = toFields({ ...values, repeat: 'WEEKLY', days: ['MO', 'FR'] }, 'UTC')
  expect(fields.start).toBe('2026-11-20T09:00:00.000Z')
})

test('a series without any time left is known as one', () => {
  const event = series('FREQ=DAILY;COUNT=2', 'UTC', {})
  const recurrence = { ...event.extendedProps.recurrence!, except: ['2026-10-03'] }
  expect(hasTimes({ ...event, extendedProps: { ...props, guests: [], recurrence } })).toBe(true)
  recurrence.except.push('2026-10-04')
  expect(hasTimes({ ...event, extendedProps: { ...props, guests: [], recurrence } })).toBe(false)
})

test('an event in the hour that comes twice stays there while its times are not changed', () => {
  // Half past two in Paris, for the second time.
  const span = { start: '2026-10-25T01:30:00.000Z', end: '2026-10-25T01:45:00.000Z', isAllDay: false }
  const event = { ...series('', 'UTC', {}), extendedProps: { ...props, guests: [] } }
  const values = toValues(event, span, 'Europe/Paris')
  expect(toFields({ ...values, title: 'New' }, 'Europe/Paris', { span })).toMatchObject({
    start: span.start,
    end: span.end,
  })
})

test('a time below the minute is that of all times, and stays with the first one while nobody changes it', () => {
  const event = series('FREQ=WEEKLY', 'Europe/Paris', {
    start: '2026-10-03T07:00:30.500Z',
    end: '2026-10-03T08:00:00.000Z',
  })
  const { recurrence } = event.extendedProps
  const time = timeOn(event, '2026-10-24')
  expect(time.span.start).toBe('2026-10-24T07:00:30.500Z')
  const values = toValues(event, time.span, 'Europe/Paris')
  const { start, end } = toFields({ ...values, title: 'New' }, 'Europe/Paris', {
    recurrence,
    span: time.span,
  })
  expect(shiftedAlike(time, { start, end, isAllDay: false })).toMatchObject({
    start: event.start,
    end: event.end,
  })
})
