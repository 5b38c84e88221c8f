import type { ReactNode, Ref } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { EmptyPicture } from './illustrations/EmptyPicture.tsx'
import { ErrorPicture } from './illustrations/ErrorPicture.tsx'
import { LockPicture } from './illustrations/LockPicture.tsx'
import { LostPicture } from './illustrations/LostPicture.tsx'
import { SearchPicture } from './illustrations/SearchPicture.tsx'
import * as styles from './EmptyState.css.ts'

const pictures = {
  empty: EmptyPicture,
  search: SearchPicture,
  error: ErrorPicture,
  lock: LockPicture,
  lost: LostPicture,
}

export interface EmptyStateProps {
  /** What there is not, in a few words. */
  title: string
  /** What will be here, and how to begin. */
  children?: ReactNode
  /** The picture: nothing yet, nothing found, a failure, no access, no such page. @default 'empty' */
  illustration?: keyof typeof pictures
  /** The first thing to do: a button or a link. */
  actions?: ReactNode
  /** The title's depth in the page's outline. @default 2 */
  level?: 2 | 3
  /** Reads it out when it appears: at once, or politely. @default not at all */
  role?: 'alert' | 'status'
  ref?: Ref<HTMLDivElement>
}

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
  actions,
  level = 2,
  role,
  ref,
}: EmptyStateProps) {
  const Picture = pictures[illustration]
  return (
    <div ref={ref} role={role} className={styles.state}>
      <Picture />
      <div className={styles.words}>
        <Heading level={level} size="section">
          {title}
        </Heading>
        {children && <div className={styles.description}>{children}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
