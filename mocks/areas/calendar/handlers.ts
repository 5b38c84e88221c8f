import { events } from './collection.ts'
import { users } from '../users/collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { faultsOfEvent } from './handlers-validation.ts'
import { createFilter } from '../../runtime/filter.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { invalid, noContent, reply } from '../../runtime/reply.ts'

type Event = contract.CalendarEvent

/** A guest who is no user any more is none. */
const toEvent = (event: Event): Event => {
  const guests = event.extendedProps.guests.filter((id) => users.get(id))
  return { ...event, extendedProps: { ...event.extendedProps, guests } }
}

const unknown = reply(400, { message: 'Something Went Wrong' })

export const listEvents = handle(contract.listEvents, schemas.listEvents, ({ query }) => {
  const areWanted = query.calendars.filter((name) => name.trim() !== '').map(createFilter)
  const found = events.all().filter(({ extendedProps }) => areWanted.some((is) => is(extendedProps.calendar)))
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
  const errors = faultsOfEvent({ ...toEvent(event), ...body })
  return errors ? invalid(errors) : reply(201, toEvent(events.update(event.id, body)!))
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
