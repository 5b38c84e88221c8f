import { type ReactNode, type Ref, useId } from 'react'
import * as styles from './List.css.ts'

export interface ListSectionProps {
  /** What its entries have in common. */
  title: string
  /** The title's depth in the page's outline. @default 3 */
  level?: 2 | 3 | 4
  /** Its `ListItem`s and `ListGroup`s. */
  children: ReactNode
  ref?: Ref<HTMLLIElement>
}

/**
 * Entries of a `List` that belong together, under a title.
 *
 * Use when a list falls into a few kinds. Not for entries that open from another: use `ListGroup`.
 */
export function ListSection({ title, level = 3, children, ...rest }: ListSectionProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <li {...rest} className={styles.entry}>
      <Heading id={id} className={styles.heading}>
        {title}
      </Heading>
      <ul aria-labelledby={id}>{children}</ul>
    </li>
  )
}
