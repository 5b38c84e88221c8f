import type * as schemas from './schema.ts'
import { endpoint } from '../../contract/endpoint.ts'
import type { z } from '../../contract/zod.ts'

/** The calendars that events belong to. */
export const CALENDARS = ['Business', 'Holiday', 'Personal', 'ETC', 'Family'] as const

export type CalendarName = (typeof CALENDARS)[number]

/**
 * An event of a calendar. `start` and `end` are ISO dates if it takes whole days, else instants; `end` is the first
 * day or instant after it, so that an event of one day ends on the next. `guests` are ids of users.
 */
export type CalendarEvent = z.output<typeof schemas.event>

/** What adding an event takes. */
export type NewCalendarEvent = z.input<typeof schemas.newEvent>

/**
 * What changing an event takes: the fields that change. Of `extendedProps` too, but for `recurrence`: where they are
 * given without one, the event takes place once.
 */
export type CalendarEventEdit = z.input<typeof schemas.eventEdit>

/**
 * Which events a list shows: those of these calendars. Beyond the specification, those that take place between `from`
 * and `to`, which are ISO dates or instants, and in which `q` is found.
 */
export type CalendarQuery = z.input<typeof schemas.calendarQuery>

/**
 * The events of the given calendars; without one, none. Those that repeat count from their first time on, as it takes
 * their rule to say when they end.
 */
export const listEvents = endpoint<typeof schemas.listEvents>()({ method: 'GET', path: '/api/apps/calendar' })

/** Adds an event under the next id. */
export const createEvent = endpoint<typeof schemas.createEvent>()({
  method: 'POST',
  path: '/api/apps/calendar',
})

/** Changes an event; fields that are not given stay. */
export const updateEvent = endpoint<typeof schemas.updateEvent>()({
  method: 'PUT',
  path: '/api/apps/calendar/:id',
})

/** Deletes an event; `restoreEvents` takes it back. */
export const deleteEvent = endpoint<typeof schemas.deleteEvent>()({
  method: 'DELETE',
  path: '/api/apps/calendar/:id',
})

/** Beyond the specification: puts deleted events back, all of them or none. */
export const restoreEvents = endpoint<typeof schemas.restoreEvents>()({
  method: 'POST',
  path: '/api/apps/calendar/restore',
})

/** Beyond the specification: changes an event that repeats and adds one, which takes the place of some of its times. */
export const splitEvent = endpoint<typeof schemas.splitEvent>()({
  method: 'POST',
  path: '/api/apps/calendar/:id/split',
})

/** Beyond the specification: adds events, such as those of a file, all of them or none. */
export const importEvents = endpoint<typeof schemas.importEvents>()({
  method: 'POST',
  path: '/api/apps/calendar/import',
})

/** Beyond the specification: deletes events, all of them or none; `restoreEvents` takes it back. */
export const deleteEvents = endpoint<typeof schemas.deleteEvents>()({
  method: 'POST',
  path: '/api/apps/calendar/delete',
})
