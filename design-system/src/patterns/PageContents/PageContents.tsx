import type { ReactNode, Ref } from 'react'
import { ContentsList } from './ContentsList.tsx'
import { useActiveSection } from './useActiveSection.ts'
import type { PageContentsItem } from './items.ts'
import * as styles from './PageContents.css.ts'

export type { PageContentsItem } from './items.ts'

export interface PageContentsProps {
  /** The page that the list is of. */
  children: ReactNode
  /** What stands above the list, and names it: “On this page”. */
  label: string
  /** The parts in their order. */
  items: readonly PageContentsItem[]
  /** What stands below the list: links, a button. */
  end?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * A long page with the list of its parts beside it: the list stays in view, marks the part that is being read and
 * leads to each. Below 1200 px the page has all the room, and the list is gone.
 *
 * Use when a page has more than a few headings to jump to. Not for switching between views: use `Tabs`.
 */
export function PageContents({ children, label, items, end, ...rest }: PageContentsProps) {
  const active = useActiveSection(items)
  return (
    <div {...rest} className={styles.columns}>
      <div className={styles.page}>{children}</div>
      <div className={styles.side}>
        {items.length > 0 && <ContentsList label={label} items={items} active={active} />}
        {end && <div className={styles.end}>{end}</div>}
      </div>
    </div>
  )
}
