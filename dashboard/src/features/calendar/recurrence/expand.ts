import { RRule } from 'rrule'
import type { CalendarEvent } from '@data1522/mocks/contract/calendar'
import { dayAfter, fromWall, toWall } from '../../../entities/event/zoned.ts'
import type { Occurrence } from '../events/items.ts'

/** A wall clock as the library holds it: as if it were that of Greenwich. */
const floating = (wall: string) => new Date(`${wall}:00Z`)

/** An event that repeats far too often shows this often in a year, and no more. */
const limit = 1000

/** The times of an event that repeats which touch the days from one to before another. */
export function expand(event: CalendarEvent, from: string, to: string): Occurrence[] {
  const { recurrence } = event.extendedProps
  if (!recurrence) return []
  const { timeZone, except } = recurrence
  const wall = event.allDay ? `${event.start}T00:00` : toWall(event.start, timeZone)
  const length = Date.parse(event.end) - Date.parse(event.start)
  const days = Math.max(Math.ceil(length / 86_400_000), 1)
  const rule = new RRule({ ...RRule.parseString(recurrence.rule), dtstart: floating(wall) })
  const times = rule.between(floating(`${dayAfter(from, -days)}T00:00`), floating(`${to}T00:00`), true)
  return times
    .slice(0, limit)
    .map((time) => time.toISOString().slice(0, 16))
    .filter((time) => !except.includes(time.slice(0, 10)))
    .map((time) => {
      const day = time.slice(0, 10)
      const start = event.allDay ? day : fromWall(time, timeZone)
      const end = event.allDay
        ? dayAfter(day, Math.round(length / 86_400_000))
        : new Date(Date.parse(start) + length).toISOString()
      return { id: `${event.id}.${day}`, event, day, span: { start, end, isAllDay: event.allDay } }
    })
}

/** How many times there are before a day, those that were taken out included. */
export function timesBefore(event: CalendarEvent, day: string): number {
  const { recurrence } = event.extendedProps
  if (!recurrence) return 0
  const wall = event.allDay ? `${event.start}T00:00` : toWall(event.start, recurrence.timeZone)
  const rule = new RRule({ ...RRule.parseString(recurrence.rule), dtstart: floating(wall) })
  return rule.between(floating(wall), floating(`${dayAfter(day, -1)}T23:59`), true).length
}
