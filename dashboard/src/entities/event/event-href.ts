import type { CalendarEvent } from '@data1522/mocks/contract/calendar'
import { href } from 'react-router-dom'
import { zoneAtom } from '../../core/i18n/zone.ts'
import { store } from '../../core/store.ts'
import { toWall } from './zoned.ts'

/** The calendar at the day of an event, in the zone that times are written in, with that event open. */
export const eventHref = ({ id, start, allDay }: Pick<CalendarEvent, 'id' | 'start' | 'allDay'>) => {
  const day = allDay ? start : toWall(start, store.get(zoneAtom)).slice(0, 10)
  const shown = new URLSearchParams({ date: day, dialog: 'event', of: String(id) })
  return `${href('/apps/calendar')}?${shown}`
}
