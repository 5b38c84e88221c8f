import { events } from './collection.ts'
import { users } from '../users/collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { createRangeFilter } from './handlers-range.ts'
import { faultsOfEvent } from './handlers-validation.ts'
import { createFilter, createSearch } from '../../runtime/filter.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { invalid, noContent, reply } from '../../runtime/reply.ts'
import type { z } from '../../contract/zod.ts'

type Event = contract.CalendarEvent
type Edit = z.output<typeof schemas.eventEdit>

/** A guest who is no user any more is none. */
const toEvent = (event: Event): Event => {
  const guests = event.extendedProps.guests.filter((id) => users.get(id))
  return { ...event, extendedProps: { ...event.extendedProps, guests } }
}

/** An event with an edit; what is not given stays, but for the rule by which it repeats. */
const edited = (event: Event, edit: Edit): Event => {
  const { recurrence: _, ...kept } = event.extendedProps
  const props = edit.extendedProps
  return { ...event, ...edit, extendedProps: props ? { ...kept, ...props } : event.extendedProps }
}

const unknown = reply(400, { message: 'Something Went Wrong' })

export const listEvents = handle(contract.listEvents, schemas.listEvents, ({ query }) => {
  const areWanted = query.calendars.filter((name) => name.trim() !== '').map(createFilter)
  const isInRange = createRangeFilter(query)
  const isFound = createSearch(query.q)
  const found = events.all().filter((event) => {
    const { calendar, location, description } = event.extendedProps
    return (
      areWanted.some((is) => is(calendar)) && isInRange(event) && isFound(event.title, location, description)
    )
  })
  return reply(200, found.map(toEvent))
})

export const createEvent = handle(contract.createEvent, schemas.createEvent, ({ body }) => {
  const errors = faultsOfEvent(body)
  return errors ? invalid(errors) : reply(201, events.insert(body))
})

export const updateEvent = handle(contract.updateEvent, schemas.updateEvent, ({ params, body, permit }) => {
  const event = events.get(idOf(params.id))
  if (!event) return unknown
  permit(event)
  const errors = faultsOfEvent(edited(toEvent(event), body))
  return errors ? invalid(errors) : reply(201, toEvent(events.update(event.id, edited(event, body))!))
})

export const deleteEvent = handle(contract.deleteEvent, schemas.deleteEvent, ({ params, permit }) => {
  const event = events.get(idOf(params.id))
  if (!event) return unknown
  permit(event)
  events.remove(event.id)
  return noContent
})

export const restoreEvents = handle(contract.restoreEvents, schemas.restoreEvents, ({ body }) => {
  const removed = events.removedRows(body.ids)
  if (!removed) return reply(404, { message: 'Event not found' })
  return reply(200, { events: events.restore(removed).map(toEvent) })
})

export const splitEvent = handle(contract.splitEvent, schemas.splitEvent, ({ params, body, permit }) => {
  const event = events.get(idOf(params.id))
  if (!event) return unknown
  permit(event)
  const errors = faultsOfEvent(edited(toEvent(event), body.series)) ?? faultsOfEvent(body.added)
  if (errors) return invalid(errors)
  const series = events.update(event.id, edited(event, body.series))!
  return reply(201, { series: toEvent(series), added: events.insert(body.added) })
})

export const importEvents = handle(contract.importEvents, schemas.importEvents, ({ body }) => {
  const errors = body.events.map(faultsOfEvent).find(Boolean)
  return errors ? invalid(errors) : reply(201, { events: body.events.map((event) => events.insert(event)) })
})

export const deleteEvents = handle(contract.deleteEvents, schemas.deleteEvents, ({ body, permit }) => {
  const found = body.ids.map((id) => events.get(id))
  if (!found.every((event) => event !== undefined)) return reply(404, { message: 'Event not found' })
  for (const event of found) permit(event)
  for (const { id } of found) events.remove(id)
  return reply(200, { ids: found.map(({ id }) => id) })
})
