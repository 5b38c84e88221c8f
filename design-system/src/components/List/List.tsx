import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import * as styles from './List.css.ts'

export interface ListProps {
  /** Its entries: `ListItem`s, `ListGroup`s that open, `ListSection`s with a title. */
  children: ReactNode
  /** `plain` rows have round corners; `divided` ones reach the edges of a card whose padding is 0. @default 'plain' */
  variant?: keyof typeof styles.variants
  /** Its name, where no title above says it. */
  'aria-label'?: string
  /** The id of the title that names it. */
  'aria-labelledby'?: string
  ref?: Ref<HTMLUListElement>
}

/**
 * Things of one kind below each other, each with a few words.
 *
 * Use when people, files or settings are looked through, or each leads somewhere.
 * Not to choose from: use `SelectableList`; to put in order: `ReorderableList`; with thousands of entries:
 * `VirtualList`; nor to compare several facts: use `SimpleTable`.
 */
export function List({ children, variant = 'plain', ref, ...label }: ListProps) {
  return (
    <ul ref={ref} {...label} className={cx(styles.list, styles.variants[variant])}>
      {children}
    </ul>
  )
}
