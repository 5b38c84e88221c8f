import { Suspense, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { EventCalendarProps } from '../EventCalendar.tsx'
import { DatesGrid } from './DatesGrid.tsx'
import { DRAFT } from './toLibrary.ts'
import type { GridStageProps } from './stage.ts'
import { KeyboardLayer } from '../keyboard/KeyboardLayer.tsx'
import { lazyWithPreload } from '../../../internal/lazyWithPreload.tsx'
import { GridSkeleton } from '../GridSkeleton.tsx'
import type { CalendarEventItem, EventSpan } from '../options.ts'
import * as styles from '../EventCalendar.css.ts'

const { Part: DayPopover, preload: preloadDay } = lazyWithPreload(
  async () => (await import('../popups/DayPopover.tsx')).DayPopover,
)
const { Part: DraftPopover, preload: preloadDraft } = lazyWithPreload(
  async () => (await import('../popups/DraftPopover.tsx')).DraftPopover,
)
/** What opens over the days is fetched once a pointer or the focus comes near. */
const preload = () => {
  preloadDay()
  preloadDraft()
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
    <div ref={stage} className={styles.stage} onPointerEnter={preload} onFocus={preload}>
      <div className={styles.grid}>
        <Suspense fallback={<GridSkeleton view={props.view} />}>
          <DatesGrid
            {...props}
            events={shown}
            pinnedId={moved?.id}
            direction={direction}
            isReadOnly={isReadOnly || !onMoveEvent}
            onCreate={isReadOnly ? undefined : onCreate}
            onMoveEvent={(id, span) => void move(id, span)}
            onShowMore={(day, element) => setMore({ day, element })}
          />
        </Suspense>
      </div>
      <KeyboardLayer
        {...props}
        stage={stage}
        isReadOnly={isReadOnly || !onMoveEvent}
        onPreview={setMoved}
        onDrop={(id, span) => void move(id, span)}
      />
      <Suspense>
        {more && <DayPopover {...props} more={more} onClose={() => setMore(null)} />}
        {draft && <DraftPopover stage={stage} draft={draft} onClose={() => onDraftClose?.()} />}
      </Suspense>
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
