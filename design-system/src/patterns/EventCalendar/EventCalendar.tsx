import type { ReactNode, Ref } from 'react'
import { Suspense } from 'react'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { GridSkeleton } from './GridSkeleton.tsx'
import type { EventCalendarView, EventSpan, ViewOptions, WorkingHours } from './options.ts'
import * as styles from './EventCalendar.css.ts'

export type {
  CalendarEventItem,
  EventCalendarKind,
  EventCalendarView,
  EventSpan,
  WorkingHours,
} from './options.ts'

/** What is being made: where, and what asks for the rest of it. */
export interface EventDraft {
  readonly span: EventSpan
  /** The calendar that it will belong to. */
  readonly calendarId: string
  /** What it is called so far. */
  readonly title: string
  /** The fields beside it. */
  readonly content: ReactNode
}

export interface EventCalendarProps extends ViewOptions {
  /** What the calendar is, for screen readers. */
  label: string
  /** The part of time that is shown around `date`. */
  view: EventCalendarView
  /** The hours that stay bright in the views of hours. @default all of them */
  workingHours?: WorkingHours
  /** Shows events that cannot be moved, added or deleted. @default false */
  isReadOnly?: boolean
  /** Shows that events are on their way. @default false */
  isLoading?: boolean
  /** What the list shows where it has no events. @default words that say so */
  empty?: ReactNode
  /** What is being made, drawn at its place with its fields beside it. @default nothing */
  draft?: EventDraft | null
  /** Called when what is being made is given up: by Escape, a click outside. */
  onDraftClose?: () => void
  /** Called with the stretch of time that was pressed, dragged over, or chosen by keys. */
  onCreate?: (span: EventSpan) => void
  /** Called with where an event was dragged, or moved by keys; until it settles the event is shown there. */
  onMoveEvent?: (id: string, span: EventSpan) => Promise<unknown> | void
  /** Called with an event that the Delete key was pressed on. */
  onDeleteEvent?: (id: string) => void
  ref?: Ref<HTMLDivElement>
}

const { Part: GridStage } = lazyWithPreload(async () => (await import('./grid/GridStage.tsx')).GridStage)
const { Part: Agenda } = lazyWithPreload(async () => (await import('./agenda/Agenda.tsx')).Agenda)
const { Part: Year } = lazyWithPreload(async () => (await import('./year/Year.tsx')).Year)

/**
 * Events in a month, a week, a day, a list or a year: opened, added where one presses or drags, moved and resized by
 * mouse, touch and keys.
 *
 * Use when people plan: when things are matters more than what they are.
 * Not for choosing a date: use `Calendar`; nor for what happened one after the other: use `Timeline`.
 */
export function EventCalendar({ label, view, isLoading = false, ref, ...options }: EventCalendarProps) {
  const {
    draft,
    onDraftClose,
    onCreate,
    onMoveEvent,
    onDeleteEvent,
    isReadOnly = false,
    workingHours,
    empty,
    ...shown
  } = options
  const { events, calendars, date, timeZone, firstDayOfWeek, now, onNavigate, onOpenEvent, ...rest } = shown
  const common = { events, calendars, date, timeZone, firstDayOfWeek, now, onNavigate, onOpenEvent }
  return (
    <div
      {...dataAttributes(rest)}
      ref={ref}
      role="region"
      aria-label={label}
      aria-busy={isLoading || undefined}
      className={styles.stage}
    >
      <Suspense fallback={<GridSkeleton view={view} />}>
        {view === 'list' &&
          (isLoading && events.length === 0 ? (
            <GridSkeleton view={view} />
          ) : (
            <Agenda {...common} empty={empty} />
          ))}
        {view === 'year' && <Year {...common} />}
        {view !== 'list' && view !== 'year' && (
          <GridStage
            {...common}
            {...{ view, label, draft, onDraftClose, onCreate, onMoveEvent, onDeleteEvent, workingHours }}
            isReadOnly={isReadOnly}
          />
        )}
      </Suspense>
    </div>
  )
}
