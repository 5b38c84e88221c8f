import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { BubblesArt } from './BubblesArt.tsx'
import { HeadsetArt } from './HeadsetArt.tsx'
import * as styles from './SearchHero.css.ts'

export interface SearchHeroProps {
  /** The page's one heading of level 1: the question that the search answers. */
  title: string
  /** A sentence on what can be found. */
  description?: ReactNode
  /** The search: an `InstantSearch`, or a `SearchField`; 680 px wide where there is room. */
  children: ReactNode
  /** On the ground of a public page, or as a sheet within an application. @default 'page' */
  variant?: keyof typeof styles.variants
  ref?: Ref<HTMLElement>
}

/**
 * The head of a page on which one looks for something, with its search in the middle.
 *
 * Use when finding is the main thing to do: help, questions and answers. Not for a list: use `PageHeader`.
 */
export function SearchHero({ title, description, children, variant = 'page', ...rest }: SearchHeroProps) {
  return (
    <header {...rest} className={cx(styles.hero, styles.variants[variant])}>
      <HeadsetArt />
      <div className={styles.middle}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {description && <p className={styles.description}>{description}</p>}
        <div className={styles.search}>{children}</div>
      </div>
      <BubblesArt />
    </header>
  )
}
