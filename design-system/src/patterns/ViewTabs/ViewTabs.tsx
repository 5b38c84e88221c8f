import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { Anchor } from '../../internal/Anchor.tsx'
import * as styles from './ViewTabs.css.ts'

/** A view of a list: what it is called, and the address that shows it. */
export interface ViewTab {
  /** Tells it from the others. */
  id: string
  label: string
  /** The address that shows the list so. */
  href: string
  /** Shows a dot after the label, for what is not saved in it yet; this says what the dot means. @default no dot */
  mark?: string
}

export interface ViewTabsProps {
  /** Names the views together. */
  label: string
  /** The views, in reading order. */
  views: readonly ViewTab[]
  /** The id of the view that is shown. */
  selectedId: string
  /** What can be done with the view that is shown, at the end of the row. */
  end?: ReactNode
  ref?: Ref<HTMLElement>
}

/**
 * The views of a list as a row of links: each address shows the list sorted, filtered and arranged as its name says.
 *
 * Use when people come back to the same questions of a list; in `DataTable`, as its `head`.
 * Not for the sides of one record: use `Tabs`.
 */
export function ViewTabs({ label, views, selectedId, end, ...rest }: ViewTabsProps) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    const room = row.current?.getBoundingClientRect()
    if (!current || !room) return
    // Only the row scrolls: the page stays where its reader left it.
    row.current!.scrollLeft += Math.min(0, current.left - room.left) + Math.max(0, current.right - room.right)
  }, [selectedId])
  return (
    <nav {...rest} aria-label={label} className={styles.strip}>
      <ul ref={row} className={styles.row}>
        {views.map(({ id, label: name, href, mark }) => (
          <li key={id}>
            <Anchor href={href} aria-current={id === selectedId ? 'true' : undefined} className={styles.view}>
              <span dir="auto">{name}</span>
              {mark && (
                <>
                  <span className={styles.dot} />
                  <VisuallyHidden>{mark}</VisuallyHidden>
                </>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
      {end && <div className={styles.end}>{end}</div>}
    </nav>
  )
}
