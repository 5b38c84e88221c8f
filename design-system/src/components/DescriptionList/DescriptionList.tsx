import { Fragment, type ReactNode, type Ref } from 'react'
import { cx } from '../../css/cx.ts'
import * as styles from './DescriptionList.css.ts'

/** One fact: its name and what it is. */
export interface DescriptionItem {
  term: string
  description: ReactNode
}

export interface DescriptionListProps {
  /** The facts, in reading order. */
  items: readonly DescriptionItem[]
  /** How many facts stand side by side from 600 px up. @default 1 */
  columns?: 1 | 2
  ref?: Ref<HTMLDListElement>
}

/**
 * Facts about one thing, each with its name.
 *
 * Use when a person, an order or a file is described in short. Not for several things of a kind: use a table.
 */
export function DescriptionList({ items, columns = 1, ref }: DescriptionListProps) {
  return (
    <dl ref={ref} className={cx(styles.list, columns === 2 && styles.twoColumns)}>
      {items.map(({ term, description }) => (
        <Fragment key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
