import { type ComponentType, type ReactElement, type ReactNode, type Ref, Suspense } from 'react'
import { cx } from '../../css/cx.ts'
import { lazyPart } from '../../internal/lazyPart.tsx'
import { Heading } from '../Heading/Heading.tsx'
import * as styles from './EmptyState.css.ts'
import * as parts from './illustrations/parts.css.ts'

/** The room of a picture. */
const Blank = () => <span className={parts.picture} />
/** A picture comes when it is seen; where it cannot, the words say it all. */
const later = (load: () => Promise<ComponentType>) => lazyPart(() => load().catch(() => Blank)).Part

const pictures = {
  empty: later(async () => (await import('./illustrations/EmptyPicture.tsx')).EmptyPicture),
  search: later(async () => (await import('./illustrations/SearchPicture.tsx')).SearchPicture),
  error: later(async () => (await import('./illustrations/ErrorPicture.tsx')).ErrorPicture),
  lock: later(async () => (await import('./illustrations/LockPicture.tsx')).LockPicture),
  lost: later(async () => (await import('./illustrations/LostPicture.tsx')).LostPicture),
}

export interface EmptyStateProps {
  /** What there is not, in a few words. */
  title: string
  /** What will be here, and how to begin. */
  children?: ReactNode
  /**
   * The picture: nothing yet, nothing found, a failure, no access, no such page; or one of your own, or none.
   * @default 'empty'
   */
  illustration?: keyof typeof pictures | ReactElement | null
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
  const Picture = typeof illustration === 'string' && pictures[illustration]
  return (
    <div {...rest} role={role} className={cx(styles.state, styles.sizes[size])}>
      {Picture ? (
        <Suspense fallback={<Blank />}>
          <Picture />
        </Suspense>
      ) : (
        illustration
      )}
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
