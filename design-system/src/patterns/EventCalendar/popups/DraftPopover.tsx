import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { EventDraft } from '../EventCalendar.tsx'
import { useEventStrings } from '../strings/useEventStrings.ts'
import { AnchoredPopover } from './AnchoredPopover.tsx'

interface DraftPopoverProps {
  stage: RefObject<HTMLElement | null>
  draft: EventDraft
  onClose: () => void
}

/** The fields of what is being made, beside its place. */
export function DraftPopover({ stage, draft, onClose }: DraftPopoverProps) {
  const { strings } = useEventStrings()
  const anchor = useRef<HTMLElement>(null)
  const [isPlaced, setPlaced] = useState(false)
  useLayoutEffect(() => {
    // A place that is pressed takes no focus, and the sheet gives it back to whoever had it.
    if (!stage.current?.contains(document.activeElement))
      stage.current?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true })
    // The library draws the event a frame after it was given it.
    let frame = 0
    const find = (tries: number) => {
      const found = stage.current?.querySelector<HTMLElement>('[data-draft]')?.parentElement?.parentElement
      if (found || tries === 0) {
        anchor.current = found ?? stage.current
        setPlaced(true)
      } else frame = requestAnimationFrame(() => find(tries - 1))
    }
    find(5)
    return () => cancelAnimationFrame(frame)
  }, [stage])
  return (
    <AnchoredPopover triggerRef={anchor} label={strings.newEvent} isOpen={isPlaced} onClose={onClose}>
      {draft.content}
    </AnchoredPopover>
  )
}
