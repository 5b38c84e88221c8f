import { useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { EventCalendarProps } from '../EventCalendar.tsx'
import { DatesGrid } from './DatesGrid.tsx'
import { DRAFT } from './toLibrary.ts'
import { KeyboardLayer } from '../keyboard/KeyboardLayer.tsx'
import { DayPopover } from '../popups/DayPopover.tsx'
import { DraftPopover } from '../popups/DraftPopover.tsx'
import type { CalendarEventItem, EventSpan, ViewOptions } from '../options.ts'
import * as styles from '../EventCalendar.css.ts'

export interface GridStageProps
  extends
    ViewOptions,
    Pick<
      EventCalendarProps,
      'label' | 'draft' | 'onDraftClose' | 'onCreate' | 'onMoveEvent' | 'onDeleteEvent' | 'workingHours'
    > {
  view: 'month' | 'week' | 'day'
  isReadOnly: boolean
}

/** An event that was moved, where it went, until whoever keeps the events says so too. */
interface Moved {
  readonly id: string
  readonly span: EventSpan
}

/** Days and hours with what opens over them. */
export function GridStage(props: GridStageProps) {
  const { events, draft, onCreate, onMoveEvent, onDraftClose, isReadOnly } = props
  const { direction } = useLocale()
  const stage = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<Moved | null>(null)
  const [more, setMore] = useState<{ day: string; element: HTMLElement } | null>(null)

  const move = async (id: string, span: EventSpan) => {
    setMoved({ id, span })
    try {
      await onMoveEvent?.(id, span)
    } finally {
      setMoved((current) => (current?.id === id ? null : current))
    }
  }
  const shown = useShown(events, moved, draft)
  return (
    <div ref={stage} className={styles.stage}>
      <div className={styles.grid}>
        <DatesGrid
          {...props}
          events={shown}
          pinnedId={moved?.id}
          direction={direction}
          isReadOnly={isReadOnly || !onMoveEvent}
          onCreate={(span) => onCreate?.(span)}
          onMoveEvent={(id, span) => void move(id, span)}
          onShowMore={(day, element) => setMore({ day, element })}
        />
      </div>
      <KeyboardLayer
        {...props}
        stage={stage}
        isReadOnly={isReadOnly || !onMoveEvent}
        onPreview={setMoved}
        onDrop={(id, span) => void move(id, span)}
      />
      <DayPopover {...props} more={more} onClose={() => setMore(null)} />
      {draft && <DraftPopover stage={stage} draft={draft} onClose={() => onDraftClose?.()} />}
    </div>
  )
}

/** The events as they are drawn: one that is moved at its new place, what is being made among them. */
function useShown(
  events: readonly CalendarEventItem[],
  moved: Moved | null,
  draft: EventCalendarProps['draft'],
): readonly CalendarEventItem[] {
  'use memo'
  const placed = moved
    ? events.map((item) => (item.id === moved.id ? { ...item, ...moved.span } : item))
    : events
  if (!draft) return placed
  const { span, calendarId, title } = draft
  return [...placed, { ...span, id: DRAFT, title, calendarId, isReadOnly: true }]
}
