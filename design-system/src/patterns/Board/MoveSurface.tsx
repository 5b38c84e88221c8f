import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react'
import type { Press } from './PointerMoves.tsx'
import * as styles from './Board.css.ts'

interface MoveSurfaceProps {
  root: RefObject<HTMLDivElement | null>
  /** Takes what may begin a move by mouse or touch, once it is there. */
  press: RefObject<Press | null>
  /** Called when a pointer comes over the board. */
  onPointerNear: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onClickCapture: (event: MouseEvent) => void
  children: ReactNode
}

/**
 * What is picked up is found where the press is, for the whole board at once: a card costs nothing to be movable, and
 * none is drawn anew while another moves.
 */
export function MoveSurface(props: MoveSurfaceProps) {
  const { root, press, onPointerNear, onKeyDown, onClickCapture, children } = props
  return (
    <div
      ref={root}
      role="presentation"
      className={styles.surface}
      onPointerEnter={onPointerNear}
      onMouseDown={(event) => press.current?.('onMouseDown', event)}
      onTouchStart={(event) => press.current?.('onTouchStart', event)}
      onKeyDown={onKeyDown}
      onClickCapture={onClickCapture}
      onDragStart={(event) => event.preventDefault()}
    >
      {children}
    </div>
  )
}
