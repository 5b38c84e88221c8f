import type { ReactNode, Ref } from 'react'
import * as styles from './SummaryLayout.css.ts'

export interface SummaryLayoutProps {
  /** What one goes through: a cart, a form. */
  children: ReactNode
  /** What it comes to, and what takes it further; it stays in view while the content scrolls. */
  summary: ReactNode
  /** The name of the summary among the page's landmarks. */
  summaryLabel: string
  ref?: Ref<HTMLDivElement>
}

/**
 * Content beside a summary of 376 px that stays 92 px below the window's top; below 1024 px it follows the content.
 *
 * Use when something is bought, and its price is to stay in view. Not for a column of details: use `Columns`.
 */
export function SummaryLayout({ children, summary, summaryLabel, ...rest }: SummaryLayoutProps) {
  return (
    <div {...rest} className={styles.layout}>
      <div className={styles.content}>{children}</div>
      <aside aria-label={summaryLabel} className={styles.summary}>
        {summary}
      </aside>
    </div>
  )
}
