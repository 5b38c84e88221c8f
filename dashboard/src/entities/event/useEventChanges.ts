import {
  type CalendarEvent,
  type CalendarEventEdit,
  createEvent,
  deleteEvent,
  deleteEvents,
  importEvents,
  type NewCalendarEvent,
  restoreEvents,
  splitEvent,
  updateEvent,
} from '@data1522/mocks/contract/calendar'
import { call } from '../../core/api/client.ts'
import { useText } from '../../core/i18n/useText.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { eventsKey } from './queries.ts'

/** What an edit leaves of an event. */
const edited = (event: CalendarEvent, edit: CalendarEventEdit): CalendarEvent =>
  ({
    ...event,
    ...edit,
    extendedProps: { ...event.extendedProps, ...edit.extendedProps },
  }) as CalendarEvent

const before = ({ title, url, start, end, allDay, extendedProps }: CalendarEvent): CalendarEventEdit => ({
  title,
  url,
  start,
  end,
  allDay,
  extendedProps,
})

/** What a form does with a failure: shows it, and keeps what was typed. */
export interface ChangeOptions {
  readonly throwsOnFailure?: boolean
}

/** Adds events, moves, changes and deletes them: at once on the screen, then on the server, with a way back. */
export function useEventChanges() {
  'use memo'
  const text = useText()
  const change = useChange<CalendarEvent[]>(eventsKey, [['dashboards']])

  const add = (event: NewCalendarEvent, options: ChangeOptions = {}) =>
    change({
      ...options,
      mutationFn: () => call(createEvent, { body: event }),
      successMessage: ({ title }) => text('events.added', { title }),
      undo: ({ id }) => call(deleteEvent, { params: { id } }),
    })

  const update = (
    event: CalendarEvent,
    edit: CalendarEventEdit,
    done: 'events.saved' | 'events.moved' = 'events.saved',
    options: ChangeOptions = {},
  ) =>
    change({
      ...options,
      optimisticUpdate: (events) => events.map((one) => (one.id === event.id ? edited(one, edit) : one)),
      mutationFn: () => call(updateEvent, { params: { id: event.id }, body: edit }),
      successMessage: ({ title }) => text(done, { title }),
      undo: () => call(updateEvent, { params: { id: event.id }, body: before(event) }),
    })

  const remove = (event: CalendarEvent) =>
    change({
      optimisticUpdate: (events) => events.filter(({ id }) => id !== event.id),
      mutationFn: () => call(deleteEvent, { params: { id: event.id } }),
      successMessage: () => text('events.deleted', { title: event.title }),
      undo: () => call(restoreEvents, { body: { ids: [event.id] } }),
    })

  const split = (
    event: CalendarEvent,
    series: CalendarEventEdit,
    added: NewCalendarEvent,
    options: ChangeOptions = {},
  ) =>
    change({
      ...options,
      optimisticUpdate: (events) => events.map((one) => (one.id === event.id ? edited(one, series) : one)),
      mutationFn: () => call(splitEvent, { params: { id: event.id }, body: { series, added } }),
      successMessage: () => text('events.saved', { title: added.title }),
      undo: async (answer) => {
        await call(deleteEvent, { params: { id: answer.added.id } })
        await call(updateEvent, { params: { id: event.id }, body: before(event) })
      },
    })

  const addMany = (events: readonly NewCalendarEvent[]) =>
    change({
      mutationFn: () => call(importEvents, { body: { events: [...events] } }),
      successMessage: ({ events: added }) => text('events.imported', { count: added.length }),
      undo: ({ events: added }) => call(deleteEvents, { body: { ids: added.map(({ id }) => id) } }),
    })

  return { add, update, remove, split, addMany }
}
