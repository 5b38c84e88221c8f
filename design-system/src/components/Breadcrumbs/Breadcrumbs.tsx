import type { Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { IconChevronLeft, IconChevronRight } from '../../icons/icons.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { HiddenSteps } from './HiddenSteps.tsx'
import { StepMenu } from './StepMenu.tsx'
import type { Breadcrumb } from './steps.ts'
import * as styles from './Breadcrumbs.css.ts'

export type { Breadcrumb, BreadcrumbSibling } from './steps.ts'

export interface BreadcrumbsProps {
  /** The steps from the outermost to the page itself, which comes last. */
  items: readonly Breadcrumb[]
  /** How many stand in the line; of more, those in the middle wait in a menu. At least 3. @default 5 */
  maxItems?: number
  /** What a window below 600 px shows: the whole way, or the way back alone. @default 'trail' */
  onPhones?: 'trail' | 'parent'
  id?: string
  ref?: Ref<HTMLElement>
}

/**
 * The way from the start to this page.
 *
 * Use when pages nest two or more levels deep, above the page's title. Not for steps of a task: use `Stepper`.
 */
export function Breadcrumbs({ items, maxItems = 5, onPhones = 'trail', ...rest }: BreadcrumbsProps) {
  const messages = useMessages()
  const last = items.length - 1
  const shownAtEnd = items.length > maxItems ? Math.max(1, maxItems - 2) : last
  const afterMenu = items.length - shownAtEnd
  const parent = items.findLastIndex(
    ({ href }, index) => href && index < last && (index === 0 || index >= afterMenu),
  )
  return (
    <nav {...rest} aria-label={messages.breadcrumbs}>
      <ol className={cx(styles.list, onPhones === 'parent' && parent >= 0 && styles.short)}>
        {items.map(({ label, href, siblings }, index) => {
          const isLast = index === last
          if (index > 1 && index < afterMenu) return null
          return (
            <li
              key={index}
              className={cx(styles.item, index === 1 && afterMenu > 1 && styles.menuItem)}
              data-parent={index === parent || undefined}
            >
              {index === parent && (
                <span className={styles.back}>
                  <Icon icon={IconChevronLeft} size={16} />
                </span>
              )}
              {index === 1 && afterMenu > 1 ? (
                <HiddenSteps items={items.slice(1, afterMenu)} />
              ) : siblings && !isLast ? (
                <StepMenu label={label} siblings={siblings} />
              ) : (
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
              )}
              {!isLast && (
                <span className={styles.chevron}>
                  <Icon icon={IconChevronRight} size={14} />
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
