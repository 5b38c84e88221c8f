import { users } from '../users/collection.ts'
import type { CalendarEvent } from './contract.ts'
import { collectErrors, type Errors } from '../../runtime/errors.ts'

/** What is wrong with an event beyond the shape of its fields, or nothing. */
export const faultsOfEvent = ({
  start,
  end,
  extendedProps: { guests },
}: Omit<CalendarEvent, 'id'>): Errors | undefined =>
  collectErrors({
    end: Date.parse(end) < Date.parse(start) && 'The end is before the start',
    'extendedProps.guests': guests.some((id) => !users.get(id)) && 'A guest is not a user',
  })
