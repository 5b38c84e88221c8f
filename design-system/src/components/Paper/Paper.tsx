import type { ReactNode, Ref } from 'react'
import * as styles from './Paper.css.ts'

export interface PaperProps {
  /** What stands on it. */
  children: ReactNode
  /** Its name, where no title on it says it. */
  'aria-label'?: string
  /** The id of the title on it that names it. */
  'aria-labelledby'?: string
  ref?: Ref<HTMLElement>
}

/**
 * A document: a sheet on the screen, and when the page is printed, all that is printed of it.
 *
 * Use when people print or keep what a page shows: an invoice, a receipt, a ticket. Not for other blocks: use `Card`.
 */
export const Paper = ({ children, ...rest }: PaperProps) => (
  <article {...rest} className={styles.paper}>
    {children}
  </article>
)
