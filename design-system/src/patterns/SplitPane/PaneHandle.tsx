import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { textScale } from '../../css/rem.ts'
import { withinBounds } from './panes.ts'
import * as styles from './SplitPane.css.ts'

interface PaneHandleProps {
  label: string
  /** The id of the pane that it makes wider or narrower. */
  paneId: string
  /** Whether that pane stands before the handle. */
  isBefore: boolean
  isInPair: boolean
  size: number
  minSize: number
  maxSize: number
  onSize: (size: number) => void
  onSizeEnd: (size: number) => void
  onReset: () => void
}

const STEP = 16

/** The room that its pane can still take from the one that fills, in px at a text of 100 %. */
function roomBeside(handle: HTMLElement): number {
  const filling = [...handle.parentElement!.children].find(
    (element) => element instanceof HTMLElement && getComputedStyle(element).flexGrow === '1',
  )
  if (!filling) return Infinity
  const least = Number.parseFloat(getComputedStyle(filling).minInlineSize) || 0
  return (filling.getBoundingClientRect().width - least) / textScale()
}

/** The line between two panes, which is dragged or moved by the arrow keys. */
export function PaneHandle({
  label,
  paneId,
  isBefore,
  isInPair,
  size,
  minSize,
  maxSize,
  onSize,
  onSizeEnd,
  onReset,
}: PaneHandleProps) {
  const { direction } = useLocale()
  const drag = useRef<{ x: number; size: number; max: number } | undefined>(undefined)
  const [isDragging, setDragging] = useState(false)
  /** Whether a move toward the right of the window makes the pane wider. */
  const growth = isBefore === (direction === 'ltr') ? 1 : -1
  const largest = (handle: HTMLElement) => Math.min(maxSize, size + Math.max(0, roomBeside(handle)))

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    const handle = event.currentTarget
    handle.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, size, max: largest(handle) }
    setDragging(true)
  }
  const dragged = ({ clientX }: PointerEvent) => {
    const { x, size: start, max } = drag.current!
    return withinBounds(start + ((clientX - x) * growth) / textScale(), minSize, max)
  }
  const onPointerEnd = (event: PointerEvent) => {
    if (!drag.current) return
    onSizeEnd(dragged(event))
    drag.current = undefined
    setDragging(false)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const max = largest(event.currentTarget)
    const targets: Record<string, number> = {
      ArrowRight: size + STEP * growth,
      ArrowLeft: size - STEP * growth,
      Home: minSize,
      End: max,
    }
    const target = targets[event.key]
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onSizeEnd(withinBounds(target, minSize, max))
  }

  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-controls={paneId}
      aria-valuenow={size}
      aria-valuemin={minSize}
      aria-valuemax={maxSize}
      data-pair={isInPair || undefined}
      data-dragging={isDragging || undefined}
      className={styles.handle}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => drag.current && onSize(dragged(event))}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onDoubleClick={onReset}
      onKeyDown={onKeyDown}
    />
  )
}
