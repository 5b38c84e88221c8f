import type { CalendarEvent } from '@data1522/mocks/contract/calendar'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { fromWall } from '../../../entities/event/zoned.ts'
import { fieldsOf } from '../events/edit.ts'
import { expand } from '../../../entities/event/expand.ts'
import { readIcs } from './read-ics.ts'
import { writeIcs } from './write-ics.ts'

const props = { calendar: 'Family', location: '', guests: [], description: '' } as const
const events: CalendarEvent[] = [
  {
    id: 1,
    title: 'Démo; avec, des \\ signes – et une ligne bien plus longue que les soixante-quinze octets permis',
    start: '2026-11-19T13:00:00.000Z',
    end: '2026-11-19T14:00:00.000Z',
    allDay: false,
    url: 'https://example.com/a',
    extendedProps: { ...props, guests: [], location: 'Lyon', description: 'Une\ndeux' },
  },
  {
    id: 2,
    title: 'عشاء العائلة',
    start: '2026-11-19',
    end: '2026-11-22',
    allDay: true,
    url: '',
    extendedProps: { ...props, guests: [] },
  },
  {
    id: 3,
    title: 'Stand-up',
    start: '2026-10-19T07:00:00.000Z',
    end: '2026-10-19T07:30:00.000Z',
    allDay: false,
    url: '',
    extendedProps: {
      ...props,
      guests: [],
      recurrence: { rule: 'FREQ=WEEKLY;COUNT=3', timeZone: 'Europe/Paris', except: ['2026-10-26'] },
    },
  },
]
const text = writeIcs(events, '2026-11-17T10:20:00Z')

test('another reader finds the same events', () => {
  const found = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one))
  expect(found.map(({ summary }) => summary)).toEqual(events.map(({ title }) => title))
  expect(found[0]!.startDate.toJSDate().toISOString()).toBe(events[0]!.start)
  expect(found[0]!.description).toBe('Une\ndeux')
  expect(found[1]!.startDate.isDate).toBe(true)
  expect(found[1]!.endDate.toString()).toBe('2026-11-22')
  const times = found[2]!.iterator()
  expect([times.next(), times.next(), times.next()].map(String)).toEqual([
    '2026-10-19T09:00:00',
    '2026-11-02T09:00:00',
    'undefined',
  ])
})

test('no line is longer than 75 bytes', () => {
  const longest = Math.max(...text.split('\r\n').map((line) => new TextEncoder().encode(line).length))
  expect(longest).toBeLessThanOrEqual(75)
})

test('what was written is read back as it was', () => {
  expect(readIcs(text, 'UTC')).toEqual(events.map(fieldsOf))
})

test('a file of another calendar is read: durations, zones, alarms, no end', () => {
  const foreign = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'DTSTART;TZID="Asia/Riyadh":20261119T090000',
    'DURATION:PT1H30M',
    'SUMMARY:Call',
    'BEGIN:VALARM',
    'SUMMARY:Alarm',
    'END:VALARM',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'DTSTART;VALUE=DATE:20261120',
    'SUMMARY:Day',
    'RRULE:FREQ=SECONDLY',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'SUMMARY:Never',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\n')
  const found = readIcs(foreign, 'UTC')
  expect(found.map(({ title, start, end }) => [title, start, end])).toEqual([
    ['Call', '2026-11-19T06:00:00.000Z', '2026-11-19T07:30:00.000Z'],
    ['Day', '2026-11-20', '2026-11-21'],
  ])
  expect(found[1]!.extendedProps.recurrence).toBeUndefined()
})

test.each(['', 'a picture', '{"events":[]}'])('%j has no events', (other) => {
  expect(readIcs(other, 'UTC')).toEqual([])
})

const entry = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'SUMMARY:Shift', 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')
test('of days and times that a file mixes, the end is as its start', () => {
  const spans = [
    ['DTSTART;VALUE=DATE:20261120', 'DTEND:20261122T100000Z'],
    ['DTSTART:20261120T090000Z', 'DTEND;VALUE=DATE:20261121'],
    ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261120'],
  ].map((lines) => readIcs(entry(...lines), 'UTC')[0]!)
  expect(spans.map(({ end, allDay }) => [end, allDay])).toEqual([
    ['2026-11-22', true],
    ['2026-11-21T00:00:00.000Z', false],
    ['2026-11-21', true],
  ])
})

const repeating = (timeZone: string, start: string, rule: string): CalendarEvent => ({
  ...events[2]!,
  start,
  end: new Date(Date.parse(start) + 3_600_000).toISOString(),
  extendedProps: { ...props, guests: [], recurrence: { rule, timeZone, except: [] } },
})

test.each([
  ['America/New_York', '2026-11-24T01:00:00.000Z', ['2026-11-23', '2026-11-30']],
  ['Asia/Tokyo', '2026-11-22T23:00:00.000Z', ['2026-11-23', '2026-11-30']],
])('the last time in %s is the last one elsewhere too, and is read back', (timeZone, start, days) => {
  const event = repeating(timeZone, start, 'FREQ=WEEKLY;UNTIL=20261130T235959Z')
  const written = writeIcs([event], '2026-11-17T10:20:00Z')
  const { recurrence } = readIcs(written, 'UTC')[0]!.extendedProps
  expect(recurrence).toEqual(event.extendedProps.recurrence)
  expect(expand({ ...event }, '2026-11-01', '2026-12-31').map(({ day }) => day)).toEqual(days)
  const until = fromWall('2026-11-30T23:59', timeZone).replaceAll(/[-:]/g, '').slice(0, 13)
  expect(written).toContain(`UNTIL=${until}59Z`)
})

test('what another calendar takes out by an instant is a day of the rule’s own zone', () => {
  const text = entry(
    'DTSTART;TZID=America/New_York:20261123T200000',
    'RRULE:FREQ=DAILY;UNTIL=20261201T010000Z',
    'EXDATE:20261125T010000Z,,nonsense',
  )
  const { recurrence } = readIcs(text, 'UTC')[0]!.extendedProps
  expect(recurrence).toMatchObject({ rule: 'FREQ=DAILY;UNTIL=20261130T235959Z', except: ['2026-11-24'] })
})

test('a time of a series that was moved or cancelled is no time of the series', () => {
  const text = [
    entry('UID:1', 'DTSTART:20261123T090000Z', 'RRULE:FREQ=DAILY;COUNT=3'),
    entry('UID:1', 'RECURRENCE-ID:20261124T090000Z', 'DTSTART:20261124T150000Z'),
    entry('UID:1', 'RECURRENCE-ID:20261125T090000Z', 'DTSTART:20261125T090000Z', 'STATUS:CANCELLED'),
  ].join('\r\n')
  const [series, moved, ...others] = readIcs(text, 'UTC')
  expect(series!.extendedProps.recurrence?.except).toEqual(['2026-11-24', '2026-11-25'])
  expect(moved!.start).toBe('2026-11-24T15:00:00.000Z')
  expect(others).toEqual([])
})

test('a rule of several times a day takes place once; one that names its own hour repeats', () => {
  const ruleOf = (hours: string) =>
    readIcs(entry('DTSTART:20261123T090000Z', `RRULE:FREQ=DAILY;BYHOUR=${hours}`), 'UTC')[0]!.extendedProps
      .recurrence?.rule
  expect([ruleOf('9,17'), ruleOf('9')]).toEqual([undefined, 'FREQ=DAILY'])
})

test('a rule that ends on a day ends with that day; one of Greenwich stays there', () => {
  const text = entry('DTSTART:20261123T090000Z', 'RRULE:FREQ=DAILY;UNTIL=20261125')
  const { recurrence } = readIcs(text, 'Europe/Paris')[0]!.extendedProps
  expect(recurrence).toMatchObject({ rule: 'FREQ=DAILY;UNTIL=20261125T235959Z', timeZone: 'UTC' })
})

test('an entry that cannot be read takes none of the others along', () => {
  const text = entry('DTSTART:20269999T990000Z') + '\r\n' + entry('DTSTART:20261123T090000Z')
  expect(readIcs(text, 'UTC').map(({ start }) => start)).toEqual(['2026-11-23T09:00:00.000Z'])
})

test('what changes a series from one of its times on goes on in its place', () => {
  const turn = (day: string, ...lines: string[]) =>
    entry('UID:1', `RECURRENCE-ID;RANGE=THISANDFUTURE:${day}T090000Z`, ...lines)
  const text = [
    entry(
      'UID:1',
      'DTSTART:20261102T090000Z',
      'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=8',
      'EXDATE:20261207T090000Z',
    ),
    turn('20261221', 'DTSTART:20261221T090000Z', 'STATUS:CANCELLED'),
    turn('20261116', 'DTSTART:20261117T150000Z', 'LOCATION:Lyon'),
    entry('UID:1', 'RECURRENCE-ID:20261123T090000Z', 'DTSTART:20261125T090000Z'),
  ].join('\r\n')
  const found = readIcs(text, 'UTC')
  const daysOf = (event: (typeof found)[number]) =>
    event.extendedProps.recurrence
      ? expand({ id: 1, ...event } as CalendarEvent, '2026-11-01', '2027-03-01').map(({ day }) => day)
      : [event.start.slice(0, 10)]
  expect(found.map((event) => [event.extendedProps.location, daysOf(event)])).toEqual([
    ['', ['2026-11-02', '2026-11-09']],
    // Neither that which was moved, to the 25th, nor that which was taken out, nor any from the 22nd of December on.
    ['Lyon', ['2026-11-17', '2026-12-01', '2026-12-15']],
    ['', ['2026-11-25']],
  ])
  expect(found[1]!.start).toBe('2026-11-17T15:00:00.000Z')
})
