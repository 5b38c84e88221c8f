import { CALENDARS, type NewCalendarEvent } from '@data1522/mocks/contract/calendar'
import { isZone } from '../../../core/i18n/is-zone.ts'
import { dayAfter, fromWall, toWall } from '../../../entities/event/zoned.ts'
import { endingWith } from '../recurrence/rule.ts'
import { splitSeries, type Turn } from './split-series.ts'

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
/** The zone that a line names, where it is one that the browser knows. */
const zoneOf = ({ parameters }: Line) => {
  const zone = parameters.get('TZID')
  return zone && isZone(zone) ? zone : undefined
}

/** A day, or an instant; a clock without a known zone is that of the reader. */
function moment(line: Line, ownZone: string): string {
  const { value } = line
  if (!value.includes('T')) return dayOf(value)
  const wall = `${dayOf(value)}T${value.slice(9, 11)}:${value.slice(11, 13)}`
  if (value.endsWith('Z')) return new Date(`${wall}:00Z`).toISOString()
  return fromWall(wall, zoneOf(line) ?? ownZone)
}

/** How long a duration such as `PT1H30M` is, in ms. */
function length(text: string): number {
  const [, weeks, days, hours, minutes] =
    /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?/.exec(text) ?? []
  const of = (amount: string | undefined, ms: number) => Number(amount ?? 0) * ms
  return of(weeks, 604_800_000) + of(days, 86_400_000) + of(hours, 3_600_000) + of(minutes, 60_000)
}

/** Which time of a series an entry stands for. */
const RECURRENCE_ID = 'RECURRENCE-ID'

const isDay = (day: string) => !Number.isNaN(Date.parse(`${day}T12:00:00Z`)) && dayAfter(day, 0) === day

/** A rule as the calendar keeps it: its end is the day of its last time. */
function keptRule(rule: string, start: string, timeZone: string) {
  const [, date = '', hour, minute, isInstant] =
    /(?:^|;)UNTIL=(\d{8})(?:T(\d\d)(\d\d)\d\d(Z?))?(?:;|$)/.exec(rule) ?? []
  if (!date) return rule
  const day = dayOf(date)
  if (hour === undefined || start.length === 10) return endingWith(rule, day)
  const given = `${day}T${hour}:${minute}`
  const until = isInstant ? toWall(`${given}:00Z`, timeZone) : given
  const isTooEarly = until.slice(10) < toWall(start, timeZone).slice(10)
  return endingWith(rule, dayAfter(until.slice(0, 10), isTooEarly ? -1 : 0))
}

/** The days that are taken out of a rule, or stand for themselves, on the calendar of its zone. */
const exceptIn = (lines: readonly Line[], timeZone: string) =>
  lines
    .filter(({ name }) => name === 'EXDATE' || name === RECURRENCE_ID)
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
  // The clock of a time is that of the start; a rule that says it once more says nothing new.
  const rule = get('RRULE')?.value.replaceAll(/;BY(?:HOUR|MINUTE|SECOND)=\d+(?=;|$)/g, '')
  const timeZone = zoneOf(from) ?? (from.value.endsWith('Z') ? 'UTC' : ownZone)
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
            rule: keptRule(rule, start, timeZone),
            timeZone,
            except: exceptIn(lines, timeZone),
          },
        }),
    },
  }
}

/** A rule that the calendar understands, at most once a day; an event with another takes place once. */
const isKnown = (rule: string) =>
  rule.length <= 300 &&
  /^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;[A-Z]+=[A-Z0-9,:+-]+)*$/.test(rule) &&
  !/;BY(HOUR|MINUTE|SECOND)=/.test(rule)

/** The entries of a file, with the lines of each. */
function entriesOf(text: string): Line[][] {
  const lines = text
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .map(readLine)
  const entries: Line[][] = []
  let entry: Line[] | undefined
  let depth = 0
  for (const line of lines) {
    if (line.name === 'BEGIN' && line.value.toUpperCase() === 'VEVENT') entry = []
    // What is nested in an event, such as an alarm, is not the event's own.
    else if (entry && line.name === 'BEGIN') depth += 1
    else if (entry && line.name === 'END' && depth > 0) depth -= 1
    else if (entry && line.name === 'END') {
      entries.push(entry)
      entry = undefined
    } else if (depth === 0) entry?.push(line)
  }
  return entries
}

const valueOf = (entry: readonly Line[], name: string) => entry.find((line) => line.name === name)?.value
const uidOf = (entry: readonly Line[]) => valueOf(entry, 'UID')
const isId = ({ name }: Line) => name === RECURRENCE_ID
/** Whether an entry stands for a time of a series and all that follow. */
const isFromThereOn = (entry: readonly Line[]) =>
  entry.find(isId)?.parameters.get('RANGE')?.toUpperCase() === 'THISANDFUTURE'

/** The events of a file of RFC 5545; what is no such file has none. */
export function readIcs(text: string, ownZone: string): NewCalendarEvent[] {
  const entries = entriesOf(text)
  const series = new Set(
    entries.filter((entry) => valueOf(entry, 'RRULE') && !entry.some(isId)).map((entry) => uidOf(entry)),
  )
  const isTurn = (entry: readonly Line[]) => isFromThereOn(entry) && series.has(uidOf(entry))
  const turned = entries.filter(isTurn)
  const others = entries.filter((entry) => !isTurn(entry))
  // The times of each series that were moved or cancelled, which have entries of their own.
  const moved = new Map<string | undefined, Line[]>()
  for (const entry of others) {
    const uid = uidOf(entry)
    const own = entry.filter(isId)
    if (uid && own.length > 0) moved.set(uid, [...(moved.get(uid) ?? []), ...own])
  }
  const read = (entry: readonly Line[]) =>
    valueOf(entry, 'STATUS')?.toUpperCase() === 'CANCELLED' ? undefined : readEntry(entry, ownZone)
  const turnsOf = (uid: string | undefined, timeZone: string): Turn[] =>
    turned
      .filter((turn) => uidOf(turn) === uid)
      .flatMap((turn) =>
        exceptIn(turn.filter(isId), timeZone).map((day) => ({
          day,
          event: read(turn.filter((line) => !isId(line))),
        })),
      )
  return others.flatMap((entry) => {
    try {
      const event = read([...entry, ...(moved.get(uidOf(entry)) ?? [])])
      const { recurrence } = event?.extendedProps ?? {}
      if (!event || !recurrence || entry.some(isId)) return event ?? []
      return splitSeries(event, turnsOf(uidOf(entry), recurrence.timeZone))
    } catch {
      // An entry that cannot be read takes none of the others along.
      return []
    }
  })
}
