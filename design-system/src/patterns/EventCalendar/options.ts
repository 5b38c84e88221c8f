import type { Weekday } from '../../components/Calendar/options.ts'
import type { Tone } from '../../tokens/ramps.ts'

/** What part of time a calendar shows. */
export type EventCalendarView = 'month' | 'week' | 'day' | 'list' | 'year'

/** A stretch of time: `end` is the first moment, or the first day, after it. */
export interface EventSpan {
  /** A day such as `2026-11-21` where it takes whole days, else an instant with its offset or `Z`. */
  readonly start: string
  readonly end: string
  /** Whether it takes whole days. */
  readonly isAllDay: boolean
}

/** What a calendar shows of an event. */
export interface CalendarEventItem extends EventSpan {
  /** Tells it from all others; each occurrence of one that recurs has its own. */
  readonly id: string
  readonly title: string
  /** The calendar that it belongs to. */
  readonly calendarId: string
  /** Cannot be moved. @default false */
  readonly isReadOnly?: boolean
  /** Recurs. @default false */
  readonly isRecurring?: boolean
  /** Meets another at the same time. @default false */
  readonly hasConflict?: boolean
}

/** One of the calendars that events belong to. */
export interface EventCalendarKind {
  readonly id: string
  readonly label: string
  readonly tone: Tone
}

/** The hours that one works, which stay bright in the views of hours. */
export interface WorkingHours {
  /** Days of the week; 0 is Sunday. */
  readonly days: readonly number[]
  /** A time of day such as `09:00`. */
  readonly start: string
  readonly end: string
}

/** What the views of a calendar know. */
export interface ViewOptions {
  /** What is shown. */
  events: readonly CalendarEventItem[]
  /** The calendars of the events, with their colours. */
  calendars: readonly EventCalendarKind[]
  /** A day of the period that is shown, as `2026-11-21`. */
  date: string
  /** The zone that times are shown in, as `Europe/Paris`. */
  timeZone: string
  /** The day that weeks begin with. @default by the language */
  firstDayOfWeek?: Weekday
  /** The instant that counts as now. @default the clock's, minute by minute */
  now?: string
  /** Called with what shall be shown: a day that was pressed, or where the keyboard leads. */
  onNavigate: (to: { view?: EventCalendarView; date: string }) => void
  /** Called with an event that was pressed, and the element that shows it. */
  onOpenEvent: (id: string, element: HTMLElement) => void
}
