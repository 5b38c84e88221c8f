import type { ReactElement, ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { Heading } from '../Heading/Heading.tsx'
import * as styles from './EmptyState.css.ts'
import { Illustration, type IllustrationName } from './illustrations/Illustration.tsx'

export interface EmptyStateProps {
  /** What there is not, in a few words. */
  title: string
  /** What will be here, and how to begin. */
  children?: ReactNode
  /**
   * The picture: nothing yet, nothing found, a failure, no access, no such page, not out yet, under repair; or one of
   * your own, or none.
   * @default 'empty'
   */
  illustration?: IllustrationName | ReactElement | null
  /** How much room it takes: a small card, a list, a whole page. @default 'medium' */
  size?: keyof typeof styles.sizes
  /** The first thing to do: a button or a link. */
  actions?: ReactNode
  /** The title's depth in the page's outline. @default 2 */
  level?: 2 | 3
  /** Reads it out when it appears: at once, or politely. @default not at all */
  role?: 'alert' | 'status'
  ref?: Ref<HTMLDivElement>
}

const titleSizes = { small: 'card', medium: 'section', large: 'page' } as const

/**
 * What stands where there is nothing to show.
 *
 * Use when a list, a search or a page has no content: say what will be here and offer the first step.
 * Not while it loads: use `Skeleton`; nor when loading failed: use `ErrorState`.
 */
export function EmptyState({
  title,
  children,
  illustration = 'empty',
  size = 'medium',
  actions,
  level = 2,
  role,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} role={role} className={cx(styles.state, styles.sizes[size])}>
      {typeof illustration === 'string' ? <Illustration name={illustration} /> : illustration}
      <div className={styles.words}>
        <Heading level={level} size={titleSizes[size]}>
          {title}
        </Heading>
        {children && <div className={styles.description}>{children}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
