import type { ReactNode, Ref } from 'react'
import * as styles from './PrintSheet.css.ts'

export interface PrintSheetProps {
  /** Its content. */
  children: ReactNode
  /** Its name, if no title on it names it. */
  'aria-label'?: string
  /** The id of the title on it that names it. */
  'aria-labelledby'?: string
  ref?: Ref<HTMLElement>
}

/**
 * A document: a sheet on the screen, and the only thing that is printed of the page.
 *
 * Use when people print or keep what a page shows: an invoice, a receipt, a ticket. Not for other blocks: use `Card`.
 */
export const PrintSheet = ({ children, ...rest }: PrintSheetProps) => (
  <article {...rest} className={styles.printSheet}>
    {children}
  </article>
)
