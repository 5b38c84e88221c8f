import { RRule } from 'rrule'
import type { CalendarEvent } from '@data1522/mocks/contract/calendar'
import { type Occurrence, onlyTime } from './occurrence.ts'
import { dayAfter, fromWall, toWall } from './zoned.ts'

/** A wall clock as the library holds it: as if it were that of Greenwich. */
const floating = (wall: string) => new Date(`${wall}:00Z`)

/** The rule of an event; one that cannot be read, as from a file of elsewhere, is none. */
function ruleOf({ start, allDay, extendedProps: { recurrence } }: CalendarEvent) {
  if (!recurrence || /INTERVAL=0*(?:;|$)/.test(recurrence.rule)) return undefined
  try {
    const wall = allDay ? `${start}T00:00` : toWall(start, recurrence.timeZone)
    const dtstart = floating(wall)
    return { dtstart, rule: new RRule({ ...RRule.parseString(recurrence.rule), dtstart, tzid: null }) }
  } catch {
    return undefined
  }
}

const later = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString()

/** What a time has below the minute, in ms, which no wall clock shows. */
const belowMinute = (time: string) => Date.parse(time) % 60_000

/** An event that repeats far too often shows this often in a year, and no more. */
const limit = 1000

/** The times of an event that repeats which touch the days from one to before another. */
export function expand(event: CalendarEvent, from: string, to: string): Occurrence[] {
  const { recurrence } = event.extendedProps
  if (!recurrence) return []
  const known = ruleOf(event)
  if (!known) return [onlyTime(event)]
  const { timeZone, except } = recurrence
  const length = Date.parse(event.end) - Date.parse(event.start)
  const days = Math.max(Math.ceil(length / 86_400_000), 1)
  const times = known.rule.between(floating(`${dayAfter(from, -days)}T00:00`), floating(`${to}T00:00`), true)
  return times
    .slice(0, limit)
    .map((time) => time.toISOString().slice(0, 16))
    .filter((time) => !except.includes(time.slice(0, 10)))
    .map((time) => {
      const day = time.slice(0, 10)
      const start = event.allDay ? day : later(fromWall(time, timeZone), belowMinute(event.start))
      const end = event.allDay ? dayAfter(day, Math.round(length / 86_400_000)) : later(start, length)
      return { id: `${event.id}.${day}`, event, day, span: { start, end, isAllDay: event.allDay } }
    })
}

/** Whether any of the times of an event that repeats is left. */
export function hasTimes(event: CalendarEvent): boolean {
  const known = ruleOf(event)
  if (!known) return true
  const except = event.extendedProps.recurrence?.except ?? []
  let isFound = false
  known.rule.all((time) => {
    isFound = !except.includes(time.toISOString().slice(0, 10))
    return !isFound
  })
  return isFound
}

/** How many times there are before a day, those that were taken out included. */
export function timesBefore(event: CalendarEvent, day: string): number {
  const known = ruleOf(event)
  if (!known) return 0
  return known.rule.between(known.dtstart, floating(`${dayAfter(day, -1)}T23:59`), true).length
}
