import type { CalendarEventItem, EventCalendarKind } from '../EventCalendar.tsx'

/** The calendars of the examples. */
export const kinds: readonly EventCalendarKind[] = [
  { id: 'work', label: 'Business', tone: 'primary' },
  { id: 'free', label: 'Holiday', tone: 'success' },
  { id: 'own', label: 'Personal', tone: 'danger' },
  { id: 'home', label: 'Family', tone: 'warning' },
  { id: 'rest', label: 'Other', tone: 'info' },
]

/** The moment that counts as now. */
export const now = '2026-11-17T11:20:00Z'

type Row = readonly [calendarId: string, title: string, start: string, end: string]

const days: readonly Row[] = [
  ['work', 'Packaging fair, Lyon', '2026-11-16', '2026-11-19'],
  ['free', 'Founders’ day', '2026-11-20', '2026-11-21'],
  ['home', 'Grandparents stay', '2026-11-21', '2026-11-24'],
]
const hours: readonly Row[] = [
  ['work', 'Carrier contract, round two', '2026-11-16T11:00:00Z', '2026-11-16T12:30:00Z'],
  ['own', 'Swim', '2026-11-16T17:00:00Z', '2026-11-16T18:00:00Z'],
  ['work', 'Price review', '2026-11-17T10:00:00Z', '2026-11-17T11:30:00Z'],
  ['home', 'Vet visit', '2026-11-17T10:30:00Z', '2026-11-17T12:00:00Z'],
  ['work', 'Lyon retro', '2026-11-17T16:00:00Z', '2026-11-17T17:00:00Z'],
  ['own', 'Dentist', '2026-11-18T12:00:00Z', '2026-11-18T13:00:00Z'],
  ['rest', 'Supplier call', '2026-11-18T14:30:00Z', '2026-11-18T15:30:00Z'],
  ['work', 'Launch rehearsal', '2026-11-19T10:00:00Z', '2026-11-19T11:45:00Z'],
  ['work', 'Hiring talk', '2026-11-19T12:30:00Z', '2026-11-19T13:30:00Z'],
  ['home', 'Pick up Noor', '2026-11-19T17:00:00Z', '2026-11-19T18:00:00Z'],
  ['own', 'Lunch, Sana', '2026-11-19T18:30:00Z', '2026-11-19T19:30:00Z'],
  ['work', 'Quarter plan', '2026-11-20T10:00:00Z', '2026-11-20T12:00:00Z'],
]
const toItem =
  (isAllDay: boolean) =>
  ([calendarId, title, start, end]: Row): CalendarEventItem => ({
    id: title,
    calendarId,
    title,
    start,
    end,
    isAllDay,
  })

/** The events of one week. */
export const events: readonly CalendarEventItem[] = [...days.map(toItem(true)), ...hours.map(toItem(false))]
