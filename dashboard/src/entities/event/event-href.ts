import { href } from 'react-router-dom'
import type { CalendarEvent } from '@data1522/mocks/contract/calendar'
import { toWall } from './zoned.ts'

/** The address of an event that does not repeat, opened on the day that it has on this device. */
export const eventHref = ({ id, start, allDay }: Pick<CalendarEvent, 'id' | 'start' | 'allDay'>) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const day = allDay ? start : toWall(start, timeZone).slice(0, 10)
  return `${href('/apps/calendar')}?date=${day}&dialog=event&of=${id}`
}
