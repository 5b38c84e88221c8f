import {
  type CalendarEvent,
  type CalendarEventEdit,
  CALENDARS,
  createEvent,
  deleteEvent,
  deleteEvents,
  importEvents,
  listEvents,
  type NewCalendarEvent,
  restoreEvents,
  splitEvent,
  updateEvent,
} from '@data1522/mocks/contract/calendar'
import { call } from '../../core/api/client.ts'
import { useText } from '../../core/i18n/useText.ts'
import { carriedOver, fieldsOf, isSame, takenBack } from '../../core/mutations/taken-back.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { eventsKey } from './queries.ts'

/** What an edit leaves of an event. */
const edited = (event: CalendarEvent, edit: CalendarEventEdit) => ({ ...event, ...edit }) as CalendarEvent

const times = ['start', 'end', 'allDay']

/** What of an edit is another than before, so that it overwrites nothing else; the times of an event go together. */
function newIn(event: CalendarEvent, edit: CalendarEventEdit): CalendarEventEdit {
  const isNew = (name: string) =>
    name in edit && !isSame(event[name as keyof CalendarEvent], edit[name as keyof CalendarEventEdit])
  const areTimesNew = times.some(isNew)
  const kept = Object.entries(edit).filter(([name]) => (times.includes(name) ? areTimesNew : isNew(name)))
  return Object.fromEntries(kept)
}

const read = () => call(listEvents, { query: { calendars: [...CALENDARS] } })

/** Deletes those of some events that are still there. */
async function removeLeft(ids: readonly number[]) {
  const left = (await read()).flatMap(({ id }) => (ids.includes(id) ? [id] : []))
  if (left.length > 0) await call(deleteEvents, { body: { ids: left } })
}

/** An edit of what may be old by now, over what others made of it since: what stands in one field holds several. */
async function overOthers(event: CalendarEvent, edit: CalendarEventEdit): Promise<CalendarEventEdit> {
  if (!edit.extendedProps) return edit
  const now = (await read()).find(({ id }) => id === event.id) ?? event
  const of = (whole: CalendarEvent) => fieldsOf<CalendarEvent, CalendarEventEdit>(whole, edit)
  return carriedOver(of(event), edit, of(now))
}

/** Takes an edit back, but for what was changed again since. */
async function takeBack(event: CalendarEvent, edit: CalendarEventEdit) {
  const now = (await read()).find(({ id }) => id === event.id)
  if (!now) return
  const of = (whole: CalendarEvent) => fieldsOf<CalendarEvent, CalendarEventEdit>(whole, edit)
  const body = takenBack(of(event), edit, of(now))
  await call(updateEvent, { params: { id: event.id }, body })
}

/** What a form does with a failure: shows it, and keeps what was typed. */
export interface ChangeOptions {
  readonly throwsOnFailure?: boolean
}

interface AddOptions extends ChangeOptions {
  /** Whether what is on show leaves the event out. @default false */
  readonly isHidden?: boolean
}

/** Adds events, moves, changes and deletes them: at once on the screen, then on the server, with a way back. */
export function useEventChanges() {
  'use memo'
  const text = useText()
  const change = useChange<CalendarEvent[]>(eventsKey, [['dashboards']])

  const add = (event: NewCalendarEvent, { isHidden, ...options }: AddOptions = {}) =>
    change({
      ...options,
      mutationFn: () => call(createEvent, { body: event }),
      successMessage: ({ title }) => text(isHidden ? 'events.addedHidden' : 'events.added', { title }),
      undo: ({ id }) => removeLeft([id]),
    })

  const update = (
    event: CalendarEvent,
    wanted: CalendarEventEdit,
    done: 'events.saved' | 'events.moved' | 'events.deleted' = 'events.saved',
    options: ChangeOptions = {},
  ) => {
    const edit = newIn(event, wanted)
    return change({
      ...options,
      optimisticUpdate: (events) => events.map((one) => (one.id === event.id ? edited(one, edit) : one)),
      mutationFn: async () =>
        call(updateEvent, { params: { id: event.id }, body: await overOthers(event, edit) }),
      successMessage: ({ title }) => text(done, { title }),
      undo: () => takeBack(event, edit),
    })
  }

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
      mutationFn: async () =>
        call(splitEvent, {
          params: { id: event.id },
          body: { series: await overOthers(event, series), added },
        }),
      successMessage: () => text('events.saved', { title: added.title }),
      undo: async (answer) => {
        await removeLeft([answer.added.id])
        await takeBack(event, series)
      },
    })

  const addMany = (events: readonly NewCalendarEvent[]) =>
    change({
      mutationFn: () => call(importEvents, { body: { events: [...events] } }),
      successMessage: ({ events: added }) => text('events.imported', { count: added.length }),
      undo: ({ events: added }) => removeLeft(added.map(({ id }) => id)),
    })

  return { add, update, remove, split, addMany }
}
