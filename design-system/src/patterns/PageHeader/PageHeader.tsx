import type { ReactNode, Ref } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import * as styles from './PageHeader.css.ts'

export interface PageHeaderProps {
  /** The page's one heading of level 1; focus comes here after a navigation. */
  title: ReactNode
  /** Controls that belong to the title, beside it: to the period before and after. */
  titleEnd?: ReactNode
  /** A sentence on what the page is for. */
  description?: ReactNode
  /** Where the page lies: breadcrumbs, above the title. */
  above?: ReactNode
  /** What can be done with the page as a whole. */
  actions?: ReactNode
  ref?: Ref<HTMLElement>
}

/**
 * The head of a screen: its title, what it is for, what can be done.
 *
 * Use when a screen begins. Not for a part of it: use `CardHeader`.
 */
export function PageHeader({ title, titleEnd, description, above, actions, ...rest }: PageHeaderProps) {
  const heading = (
    <Heading level={1} isFocusTarget>
      {title}
    </Heading>
  )
  return (
    <header {...rest} className={styles.header}>
      <div className={styles.words}>
        {above}
        {titleEnd ? (
          <div className={styles.titleLine}>
            {heading}
            {titleEnd}
          </div>
        ) : (
          heading
        )}
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
