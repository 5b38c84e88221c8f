import { useId } from 'react'
import { Link } from '../../components/Link/Link.tsx'
import type { PageContentsItem } from './items.ts'
import * as styles from './PageContents.css.ts'

interface ContentsListProps {
  label: string
  items: readonly PageContentsItem[]
  /** The id of the part that is being read. */
  active?: string
  /** Leaves the label to what stands around, which shows it already. @default false */
  isLabelHidden?: boolean
}

/** The parts of a page as links, the one that is being read marked. */
export function ContentsList({ label, items, active, isLabelHidden }: ContentsListProps) {
  const id = useId()
  return (
    <nav aria-label={isLabelHidden ? label : undefined} aria-labelledby={isLabelHidden ? undefined : id}>
      {!isLabelHidden && (
        <div id={id} className={styles.label}>
          {label}
        </div>
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.entry} data-active={item.id === active || undefined}>
            <Link
              href={`#${item.id}`}
              variant="quiet"
              aria-current={item.id === active ? 'location' : undefined}
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
