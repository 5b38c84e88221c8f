import type { ReactNode, Ref } from 'react'
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
  /** Sets short facts side by side in a line that breaks between them, whatever the columns. @default false */
  isInline?: boolean
  ref?: Ref<HTMLDListElement>
}

/**
 * Facts about one thing, each with its name.
 *
 * Use when a person, an order or a file is described in short. Not for several things of a kind: use a table.
 */
export function DescriptionList({ items, columns = 1, isInline, ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} className={cx(styles.list, isInline ? styles.inline : columns === 2 && styles.twoColumns)}>
      {items.map((item) =>
        isInline ? (
          <div key={item.term} className={styles.pair}>
            <Fact {...item} />
          </div>
        ) : (
          <Fact key={item.term} {...item} />
        ),
      )}
    </dl>
  )
}

const Fact = ({ term, description }: DescriptionItem) => (
  <>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.description}>{description}</dd>
  </>
)
