import type { ReactNode, Ref } from 'react'
import * as styles from './SummaryLayout.css.ts'

export interface SummaryLayoutProps {
  /** What is filled in. */
  children: ReactNode
  /** What it comes to, beside it; it stays in view where there is room for both. */
  summary: ReactNode
  /** The name of the summary among the page's landmarks. */
  summaryLabel: string
  /** The most of the summary in one line, such as a total and a button, at the window's foot where there is no room. */
  bar?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * Something to fill in with what it comes to: side by side from 1024 px up, below that one under the other, with
 * a bar at the window's foot where one is given.
 *
 * Use when people pay or order. Not for a side column that just accompanies: use `Columns`.
 */
export function SummaryLayout({ children, summary, summaryLabel, bar, ...rest }: SummaryLayoutProps) {
  return (
    <div {...rest} className={styles.layout}>
      <div className={styles.content}>{children}</div>
      <aside aria-label={summaryLabel} className={styles.side}>
        {summary}
      </aside>
      {bar === undefined ? null : (
        <div data-keep-clear="" className={styles.bar}>
          {bar}
        </div>
      )}
    </div>
  )
}
