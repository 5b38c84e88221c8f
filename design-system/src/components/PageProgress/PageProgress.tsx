import type { Ref } from 'react'
import { ProgressLinear } from '../ProgressLinear/ProgressLinear.tsx'
import * as styles from './PageProgress.css.ts'

export interface PageProgressProps {
  /** What goes on, for those who cannot see the line. */
  label: string
  ref?: Ref<HTMLDivElement>
}

/**
 * A thin line along the window's upper edge, over the page, while the next page is on its way.
 *
 * Use when something takes longer than a moment and the page before it stays in view; take it away when it is over.
 * Not for a part of the page: use `ProgressLinear`; nor for a place that has nothing to show yet: use `Skeleton`.
 */
export const PageProgress = (props: PageProgressProps) => (
  <div className={styles.place}>
    <ProgressLinear {...props} size="thin" />
  </div>
)
