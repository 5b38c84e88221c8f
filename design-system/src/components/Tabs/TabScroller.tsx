import { type ReactNode, type RefObject, useEffect } from 'react'
import { IconChevronLeft, IconChevronRight } from '../../icons/icons.ts'
import { Icon } from '../Icon/Icon.tsx'
import { markEdges } from '../ScrollArea/markEdges.ts'
import { scrollTowards } from './reveal.ts'
import * as styles from './TabScroller.css.ts'

interface TabScrollerProps {
  /** The row of tabs. */
  children: ReactNode
  list: RefObject<HTMLElement | null>
}

const sides = { start: IconChevronLeft, end: IconChevronRight } as const

/**
 * Buttons at the ends of a row of tabs beyond which there are more. They are for a mouse alone: fingers draw the
 * row, and the arrow keys bring each tab into view.
 */
export function TabScroller({ children, list }: TabScrollerProps) {
  useEffect(() => markEdges(list.current), [list])
  return (
    <div className={styles.place}>
      {children}
      {(['start', 'end'] as const).map((side) => (
        <button
          key={side}
          type="button"
          tabIndex={-1}
          aria-hidden
          // The focus stays with the tab that has it.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => scrollTowards(list.current, side)}
          className={styles.buttons[side]}
        >
          <Icon icon={sides[side]} size={18} />
        </button>
      ))}
    </div>
  )
}
