import type { ReactNode, Ref } from 'react'
import * as styles from './DashboardGrid.css.ts'

export interface DashboardGridProps {
  /** Its `DashboardGridItem`s, in the order in which they are read. */
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * A page of cards on twelve columns, whose rows share a height; a card that is too wide for what is left leaves it to
 * the next that fits. Below 960 px of its own width there are two columns, below 560 px one.
 *
 * Use when a dashboard sets cards of several sizes side by side. Not for equal columns: use `Grid`.
 */
export function DashboardGrid({ children, ...rest }: DashboardGridProps) {
  return (
    <div {...rest} className={styles.frame}>
      <div className={styles.grid}>{children}</div>
    </div>
  )
}
