import { users } from '../users/collection.ts'
import type { CalendarEvent } from './contract.ts'
import { collectErrors, type Errors } from '../../runtime/errors.ts'

const isDay = (text: string) => !text.includes('T')
const WHOLE_DAYS = 'Whole days are dates, other events have times'

/** What is wrong with an event beyond the shape of its fields, or nothing. */
export const faultsOfEvent = ({
  start,
  end,
  allDay,
  extendedProps: { guests },
}: Omit<CalendarEvent, 'id'>): Errors | undefined =>
  collectErrors({
    start: isDay(start) !== allDay && WHOLE_DAYS,
    end:
      (isDay(end) !== allDay && WHOLE_DAYS) ||
      (Date.parse(end) < Date.parse(start) && 'The end is before the start') ||
      (allDay && end === start && 'An event of one day ends on the next'),
    'extendedProps.guests': guests.some((id) => !users.get(id)) && 'A guest is not a user',
  })
