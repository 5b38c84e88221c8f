import { useDraggable } from '@dnd-kit/core'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import * as styles from './Board.css.ts'

interface MoveSurfaceProps {
  root: RefObject<HTMLDivElement | null>
  /** What a press at a place would pick up; null for nothing. */
  candidate: (target: Element) => HTMLElement | null
  onKeyDown: (event: KeyboardEvent) => void
  onClickCapture: (event: MouseEvent) => void
  children: ReactNode
}

/**
 * What is picked up is found where the press is, for the whole board at once: a card costs nothing to be movable, and
 * none is drawn anew while another moves.
 */
export function MoveSurface({ root, candidate, onKeyDown, onClickCapture, children }: MoveSurfaceProps) {
  const { listeners, setNodeRef } = useDraggable({ id: 'lifted' })
  const begin = (name: 'onMouseDown' | 'onTouchStart') => (event: SyntheticEvent<HTMLElement>) => {
    const target = event.target as Element
    // A press in a menu over the page comes here too, through its place among the components.
    const held = event.currentTarget.contains(target) ? candidate(target) : null
    if (!held) return
    setNodeRef(held)
    listeners?.[name]?.(event)
  }
  return (
    <div
      ref={root}
      role="presentation"
      className={styles.surface}
      onMouseDown={begin('onMouseDown')}
      onTouchStart={begin('onTouchStart')}
      onKeyDown={onKeyDown}
      onClickCapture={onClickCapture}
      onDragStart={(event) => event.preventDefault()}
    >
      {children}
    </div>
  )
}
