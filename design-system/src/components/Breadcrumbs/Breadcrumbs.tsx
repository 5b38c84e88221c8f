import type { Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { IconChevronRight } from '../../icons/icons.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import * as styles from './Breadcrumbs.css.ts'

/** One step of the way to a page. */
export interface Breadcrumb {
  label: string
  /** Its address; a step that has no page of its own has none. */
  href?: string
}

export interface BreadcrumbsProps {
  /** The steps from the outermost to the page itself, which comes last. */
  items: readonly Breadcrumb[]
  ref?: Ref<HTMLElement>
}

/**
 * The way from the start to this page.
 *
 * Use when pages nest two or more levels deep, above the page's title. Not for steps of a task: use `Stepper`.
 */
export function Breadcrumbs({ items, ref }: BreadcrumbsProps) {
  const messages = useMessages()
  return (
    <nav ref={ref} aria-label={messages.breadcrumbs}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => {
          const isLast = index === items.length - 1
          return (
            <li key={index} className={styles.item}>
              <span
                dir="auto"
                className={cx(styles.label, isLast && styles.current)}
                aria-current={isLast ? 'page' : undefined}
              >
                {href && !isLast ? (
                  <Link variant="quiet" href={href}>
                    {label}
                  </Link>
                ) : (
                  label
                )}
              </span>
              {!isLast && (
                <span className={styles.chevron}>
                  <Icon of={IconChevronRight} size={14} />
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
