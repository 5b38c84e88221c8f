import type { CalendarEvent } from '@data1522/mocks/contract/calendar'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { fieldsOf } from '../events/edit.ts'
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
