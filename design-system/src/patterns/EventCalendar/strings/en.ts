import { count } from '../../../locale/count.ts'

const locale = 'en-US'

/** What the calendar says itself. */
export const en = {
  allDay: 'All day',
  more: (events: number) => count(locale, events, { other: '+# more' }),
  events: (events: number) =>
    events === 0 ? 'no events' : count(locale, events, { one: '# event', other: '# events' }),
  hasEvents: 'has events',
  showDay: (day: string) => `Show ${day}`,
  showMonth: (month: string) => `Show ${month}`,
  addOn: (day: string) => `Add an event on ${day}`,
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  until: (day: string) => `All day, until ${day}`,
  keyboardLabel: 'Days and times',
  keyboardHelp:
    'Arrow keys move, Enter opens or adds an event, Shift and Enter adds one here, Space picks an event up, Page Up and Page Down change the period.',
  pickedUp: (title: string) =>
    `${title} picked up. Arrow keys move it, Shift and up or down change its end. Enter drops it, Escape puts it back.`,
  dropped: (title: string, when: string) => `${title} dropped: ${when}`,
  putBack: (title: string) => `${title} put back`,
  readOnly: (title: string) => `${title} cannot be moved`,
  conflict: 'at the same time as another',
  recurring: 'repeats',
  newEvent: 'New event',
  empty: 'No events in this period',
  now: 'Now',
  today: 'today',
}

export type EventCalendarStrings = typeof en
