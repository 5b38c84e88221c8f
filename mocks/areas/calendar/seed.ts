import type { CalendarEvent } from './contract.ts'
import { DAY } from '../../seed/clock.ts'
import { plannedEvents, type PlannedEvent } from './seed-plan.ts'
import { MINUTE, sinceMidnight, startOfToday } from '../../seed/moments.ts'

/** Midnight (UTC) of this week's Monday; the first day of the clock, 1 January 1970, was a Thursday. */
const startOfWeek = () => {
  const today = startOfToday()
  return today - ((today / DAY + 3) % 7) * DAY
}

const toInstants = ({ day, when }: PlannedEvent) => {
  const midnight = startOfWeek() + day * DAY
  if (typeof when === 'number') return [midnight, midnight + when * DAY] as const
  const start = midnight + sinceMidnight(when[0])
  return [start, start + when[1] * MINUTE] as const
}

const toEvent = (planned: PlannedEvent, index: number): CalendarEvent => {
  const { calendar, title, location = '', guests = [], description = '', url = '' } = planned
  const allDay = typeof planned.when === 'number'
  const [start, end] = toInstants(planned).map((instant) => {
    const text = new Date(instant).toISOString()
    return allDay ? text.slice(0, 10) : text
  })
  return {
    id: index + 1,
    url,
    title,
    start: start!,
    end: end!,
    allDay,
    extendedProps: { calendar, location, guests: [...guests], description },
  }
}

/** The events of a fresh start, on the weekdays of the weeks around today. */
export const seedEvents = (): CalendarEvent[] => plannedEvents.map(toEvent)
