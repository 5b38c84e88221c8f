import type { CalendarEvent } from '@data1522/mocks/contract/calendar'
import { fromWall, toWall } from '../../../entities/event/zoned.ts'

/** Text as RFC 5545 writes it. */
const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll(/\r?\n/g, '\\n')

const encoder = new TextEncoder()

/** A line broken where it is longer than 75 bytes, never within a letter. */
function folded(line: string): string {
  const lines = ['']
  let bytes = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (bytes + size > 74) {
      lines.push(' ')
      bytes = 1
    }
    lines[lines.length - 1] += letter
    bytes += size
  }
  return lines.join('\r\n')
}

const utc = (instant: string) => `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
const local = (wall: string) => `${wall.replaceAll(/[-:]/g, '')}00`
const day = (text: string) => text.replaceAll('-', '')

/** When an event is. One that repeats keeps its clock, so that it stays at its hour in summer and in winter. */
function times({ start, end, allDay, extendedProps: { recurrence } }: CalendarEvent): string[] {
  if (allDay) return [`DTSTART;VALUE=DATE:${day(start)}`, `DTEND;VALUE=DATE:${day(end)}`]
  if (!recurrence) return [`DTSTART:${utc(start)}`, `DTEND:${utc(end)}`]
  const { timeZone } = recurrence
  const at = (instant: string) => `TZID=${timeZone}:${local(toWall(instant, timeZone))}`
  return [`DTSTART;${at(start)}`, `DTEND;${at(end)}`]
}

function repeats({ start, allDay, extendedProps: { recurrence } }: CalendarEvent): string[] {
  if (!recurrence) return []
  const { rule, except, timeZone } = recurrence
  const clock = toWall(start, timeZone).slice(10)
  const left = except.map((date) =>
    allDay ? `EXDATE;VALUE=DATE:${day(date)}` : `EXDATE;TZID=${timeZone}:${local(`${date}${clock}`)}`,
  )
  // The end of a rule of whole days is a day, of others an instant; here it is one of the clock.
  const written = rule.replace(/UNTIL=(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, (_, ...parts: string[]) => {
    const [year, month, date, hour, minute, second] = parts
    if (allDay) return `UNTIL=${year}${month}${date}`
    const until = utc(fromWall(`${year}-${month}-${date}T${hour}:${minute}`, timeZone))
    return `UNTIL=${until.slice(0, -3)}${second}Z`
  })
  return [`RRULE:${written}`, ...left]
}

const entry = (event: CalendarEvent, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:event-${event.id}@data1522.example`,
  `DTSTAMP:${utc(stamp)}`,
  ...times(event),
  ...repeats(event),
  `SUMMARY:${escaped(event.title)}`,
  `CATEGORIES:${escaped(event.extendedProps.calendar)}`,
  ...(event.extendedProps.location ? [`LOCATION:${escaped(event.extendedProps.location)}`] : []),
  ...(event.extendedProps.description ? [`DESCRIPTION:${escaped(event.extendedProps.description)}`] : []),
  ...(event.url ? [`URL:${event.url}`] : []),
  'END:VEVENT',
]

/** Events as a file of RFC 5545, which every calendar reads. */
export const writeIcs = (events: readonly CalendarEvent[], stamp: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//DATA1522//Calendar//EN',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => entry(event, stamp)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
