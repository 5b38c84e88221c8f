import { CALENDARS, type NewCalendarEvent } from '@data1522/mocks/contract/calendar'
import { dayAfter, fromWall, toWall } from '../../../entities/event/zoned.ts'

/** One line of an entry: its name, its parameters, its value. */
interface Line {
  readonly name: string
  readonly parameters: ReadonlyMap<string, string>
  readonly value: string
}

function readLine(line: string): Line {
  // A colon within quotes belongs to a parameter.
  const head = /^(?:[^":]|"[^"]*")*/.exec(line)?.[0] ?? ''
  const [name = '', ...parameters] = head.split(';')
  return {
    name: name.toUpperCase(),
    parameters: new Map(
      parameters.map((one) => {
        const [key = '', value = ''] = one.split('=')
        return [key.toUpperCase(), value.replaceAll('"', '')]
      }),
    ),
    value: line.slice(head.length + 1),
  }
}

const plain = (text: string) =>
  text.replaceAll(/\\([nN;,\\])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))

const dayOf = (text: string) => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`
const isZone = (zone: string | undefined): zone is string => {
  try {
    return zone !== undefined && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

/** A day, or an instant; a clock without a known zone is that of the reader. */
function moment({ parameters, value }: Line, ownZone: string): string {
  if (!value.includes('T')) return dayOf(value)
  const wall = `${dayOf(value)}T${value.slice(9, 11)}:${value.slice(11, 13)}`
  if (value.endsWith('Z')) return new Date(`${wall}:00Z`).toISOString()
  const zone = parameters.get('TZID')
  return fromWall(wall, isZone(zone) ? zone : ownZone)
}

/** How long a duration such as `PT1H30M` is, in ms. */
function length(text: string): number {
  const [, weeks, days, hours, minutes] =
    /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?/.exec(text) ?? []
  const of = (amount: string | undefined, ms: number) => Number(amount ?? 0) * ms
  return of(weeks, 604_800_000) + of(days, 86_400_000) + of(hours, 3_600_000) + of(minutes, 60_000)
}

const isDay = (day: string) => !Number.isNaN(Date.parse(`${day}T12:00:00Z`)) && dayAfter(day, 0) === day

/** The end of a rule, as the calendar keeps it: on the clock of the rule's zone, and of a day its last moment. */
const withUntil = (rule: string, timeZone: string) =>
  rule.replace(/UNTIL=(\d{8})(?:T(\d\d)(\d\d)(\d\d)(Z?))?(?=;|$)/, (_, ...parts: (string | undefined)[]) => {
    const [date = '', hour, minute, second = '', isInstant] = parts
    if (hour === undefined) return `UNTIL=${date}T235959Z`
    const given = `${dayOf(date)}T${hour}:${minute}`
    const wall = isInstant ? toWall(`${given}:00Z`, timeZone) : given
    return `UNTIL=${wall.replaceAll(/[-:]/g, '')}${second}Z`
  })

/** The days that are taken out of a rule, on the calendar of its zone. */
const exceptIn = (lines: readonly Line[], timeZone: string) =>
  lines
    .filter(({ name }) => name === 'EXDATE')
    .flatMap((line) => line.value.split(',').map((value) => ({ ...line, value })))
    .filter(({ value }) => /^\d{8}(?:T\d{6}Z?)?$/.test(value))
    .map((line) => moment(line, timeZone))
    .map((time) => (time.length === 10 ? time : toWall(time, timeZone).slice(0, 10)))
    .filter(isDay)
    .slice(0, 1000)

function readEntry(lines: readonly Line[], ownZone: string): NewCalendarEvent | undefined {
  const get = (name: string) => lines.find((line) => line.name === name)
  const said = (name: string, most: number) =>
    plain(get(name)?.value ?? '')
      .trim()
      .slice(0, most)
  const from = get('DTSTART')
  if (!from || !/^\d{8}/.test(from.value)) return undefined
  const start = moment(from, ownZone)
  if (!isDay(start.slice(0, 10))) return undefined
  const allDay = start.length === 10
  const to = get('DTEND')
  const lasts = get('DURATION')
  const after = (ms: number) =>
    allDay
      ? dayAfter(start, Math.max(1, Math.round(ms / 86_400_000)))
      : new Date(Date.parse(start) + ms).toISOString()
  // A file may mix days and times; an event has the one or the other.
  const alike = (when: string) =>
    allDay ? when.slice(0, 10) : when.length === 10 ? `${when}T00:00:00.000Z` : when
  const given = to
    ? alike(moment(to, ownZone))
    : after(lasts ? length(lasts.value) : allDay ? 86_400_000 : 3_600_000)
  const end = given > start ? given : after(3_600_000)
  const rule = get('RRULE')?.value
  const zone = from.parameters.get('TZID')
  const timeZone = isZone(zone) ? zone : from.value.endsWith('Z') ? 'UTC' : ownZone
  const url = said('URL', 2000)
  const category = said('CATEGORIES', 100).toLowerCase()
  return {
    title: said('SUMMARY', 200) || '–',
    start,
    end,
    allDay,
    url: /^https?:\/\//.test(url) && URL.canParse(url) ? url : '',
    extendedProps: {
      calendar: CALENDARS.find((name) => name.toLowerCase() === category) ?? 'ETC',
      location: said('LOCATION', 200).replaceAll('\n', ', '),
      guests: [],
      description: said('DESCRIPTION', 2000),
      ...(rule &&
        isKnown(rule) && {
          recurrence: {
            rule: withUntil(rule, timeZone),
            timeZone,
            except: exceptIn(lines, timeZone),
          },
        }),
    },
  }
}

/** A rule that the calendar understands; an event with another takes place once. */
const isKnown = (rule: string) =>
  rule.length <= 300 && /^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;[A-Z]+=[A-Z0-9,:+-]+)*$/.test(rule)

/** The events of a file of RFC 5545; what is no such file has none. */
export function readIcs(text: string, ownZone: string): NewCalendarEvent[] {
  const lines = text
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .map(readLine)
  const events: NewCalendarEvent[] = []
  let entry: Line[] | undefined
  let depth = 0
  for (const line of lines) {
    if (line.name === 'BEGIN' && line.value.toUpperCase() === 'VEVENT') entry = []
    // What is nested in an event, such as an alarm, is not the event's own.
    else if (entry && line.name === 'BEGIN') depth += 1
    else if (entry && line.name === 'END' && depth > 0) depth -= 1
    else if (entry && line.name === 'END') {
      try {
        const event = readEntry(entry, ownZone)
        if (event) events.push(event)
      } catch {
        // An entry that cannot be read takes none of the others along.
      }
      entry = undefined
    } else if (depth === 0) entry?.push(line)
  }
  return events
}
