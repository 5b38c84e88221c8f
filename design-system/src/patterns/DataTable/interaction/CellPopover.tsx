import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { cx } from '../../../css/cx.ts'
import { useScope } from '../../../theme/scope.ts'
import * as styles from './walking.css.ts'

interface CellPopoverProps {
  children: ReactNode
  /** What it stands under, or over where there is no room. @default what it is in */
  anchor?: HTMLElement
  look: 'done' | 'wrong'
  id?: string
  /** Whether those who cannot see it hear it from elsewhere. @default false */
  isSilent?: boolean
}

const gap = 6

function place(note: HTMLElement, anchor: HTMLElement) {
  const at = anchor.getBoundingClientRect()
  const own = note.getBoundingClientRect()
  const isRtl = getComputedStyle(anchor).direction === 'rtl'
  const left = isRtl ? at.right - own.width : at.left
  const below = at.bottom + gap
  const top = below + own.height > innerHeight ? at.top - gap - own.height : below
  note.style.insetBlockStart = `${top}px`
  note.style.left = `${Math.max(8, Math.min(left, innerWidth - own.width - 8))}px`
}

/** A few words beside a cell, over whatever clips or scrolls around it. */
export function CellPopover({ children, anchor, look, id, isSilent }: CellPopoverProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const note = ref.current!
    // Of the top layer, where the browser has one.
    if (note.showPopover) {
      note.popover = 'manual'
      note.showPopover()
    }
    const follow = () => place(note, anchor ?? note.parentElement!)
    follow()
    addEventListener('scroll', follow, { capture: true, passive: true })
    addEventListener('resize', follow)
    return () => {
      removeEventListener('scroll', follow, { capture: true })
      removeEventListener('resize', follow)
    }
  }, [anchor, children])
  return (
    <div
      {...useScope()}
      ref={ref}
      id={id}
      aria-hidden={isSilent || undefined}
      className={cx(styles.note, styles.looks[look])}
    >
      {children}
    </div>
  )
}
