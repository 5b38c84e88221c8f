import { may } from '../../contract/access.ts'
import { CALENDARS, type CalendarName } from './contract.ts'
import {
  failure,
  id,
  invalidInput,
  line,
  nothing,
  oneOf,
  paragraph,
  requiredLine,
  someIds,
} from '../../contract/common.schema.ts'
import { text, texts } from '../../contract/query.schema.ts'
import { z } from '../../contract/zod.ts'

const URL_LIMIT = 2000
const GUEST_LIMIT = 200

const dateOrInstant = z.union([z.iso.date(), z.iso.datetime({ offset: true }).check(z.maxLength(40))])

/** Only pages of the web, as it is opened in a tab. */
const webAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).check(z.maxLength(URL_LIMIT))])

const guests = z.array(id).check(z.maxLength(GUEST_LIMIT))

/** How an event repeats: a rule of RFC 5545 in a time zone, without some of its days. */
const recurrence = z.object({
  rule: z
    .string()
    .check(z.regex(/^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;[A-Z]+=[A-Z0-9,:+-]+)*$/), z.maxLength(300)),
  timeZone: requiredLine,
  except: z.array(z.iso.date()).check(z.maxLength(1000)),
})

export const event = z.object({
  id,
  url: webAddress,
  title: requiredLine,
  start: dateOrInstant,
  end: dateOrInstant,
  allDay: z.boolean(),
  extendedProps: z.object({
    calendar: oneOf(CALENDARS),
    location: line,
    guests,
    description: paragraph,
    recurrence: z.optional(recurrence),
  }),
})

const givenProps = z.extend(event.shape.extendedProps, {
  location: z._default(line, ''),
  guests: z._default(guests, []),
  description: z._default(paragraph, ''),
})

const givenEvent = z.extend(z.omit(event, { id: true }), { extendedProps: givenProps })

export const newEvent = z.extend(givenEvent, {
  url: z._default(webAddress, ''),
  allDay: z._default(z.boolean(), false),
})

export const eventEdit = z.partial(
  z.extend(givenEvent, { extendedProps: z.partial(event.shape.extendedProps) }),
)

export const calendarQuery = z.object({
  calendars: texts<CalendarName>(),
  from: text(),
  to: text(),
  q: text(),
})

export const listEvents = {
  access: may('read', 'Event'),
  query: calendarQuery,
  answers: { 200: z.array(event) },
}

export const createEvent = {
  access: may('create', 'Event'),
  body: newEvent,
  answers: { 201: event, 400: invalidInput },
}

/** An unknown id answers 400 too, as the specification has it. */
export const updateEvent = {
  access: may('update', 'Event'),
  body: eventEdit,
  answers: { 201: event, 400: z.union([invalidInput, failure]) },
}

export const deleteEvent = { access: may('delete', 'Event'), answers: { 204: nothing, 400: failure } }

export const restoreEvents = {
  access: may('delete', 'Event'),
  beyond: true as const,
  body: someIds,
  answers: { 200: z.object({ events: z.array(event) }), 400: invalidInput, 404: failure },
}

export const splitEvent = {
  access: may('update', 'Event'),
  beyond: true as const,
  body: z.object({ series: eventEdit, added: newEvent }),
  answers: { 201: z.object({ series: event, added: event }), 400: z.union([invalidInput, failure]) },
}

export const importEvents = {
  access: may('create', 'Event'),
  beyond: true as const,
  body: z.object({ events: z.array(newEvent).check(z.minLength(1), z.maxLength(1000)) }),
  answers: { 201: z.object({ events: z.array(event) }), 400: invalidInput },
}

export const deleteEvents = {
  access: may('delete', 'Event'),
  beyond: true as const,
  body: someIds,
  answers: { 200: z.object({ ids: z.array(id) }), 400: invalidInput, 404: failure },
}
