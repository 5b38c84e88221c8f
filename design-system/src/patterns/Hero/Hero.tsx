import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import * as styles from './Hero.css.ts'

export interface HeroProps {
  /** What the page promises: its one heading of level 1. */
  title: string
  /** The last words of the title, in the product's colour. */
  accent?: string
  /** A sentence or two on what this place is. */
  description: ReactNode
  /** What to do next, the main thing first. */
  actions: ReactNode
  /** How large the promise is: `display` for the first page of a site, `page` for those below it. @default 'display' */
  size?: keyof typeof styles.titles
  /** A line below the actions: other ways in. */
  note?: ReactNode
  /** What the words speak of, shown below them as in a window that the page cuts off; it is not operated. */
  showcase?: ReactNode
  /** What the showcase is, in words. */
  showcaseLabel?: string
  ref?: Ref<HTMLElement>
}

/**
 * The first section of a public page: a promise in large words, what to do, and the thing itself. Its light reaches
 * under the `SiteHeader`.
 *
 * Use when a page is someone's first, once, as the first section of a `SiteLayout`. Not within a screen: use `PageHeader`.
 */
export function Hero({
  title,
  accent,
  description,
  actions,
  size = 'display',
  note,
  showcase,
  showcaseLabel,
  ...rest
}: HeroProps) {
  return (
    <section {...rest} className={styles.hero}>
      <div className={styles.words}>
        <h1 tabIndex={-1} className={cx(styles.title, styles.titles[size])}>
          {title}
          {accent && (
            <>
              {' '}
              <span className={styles.accent}>{accent}</span>
            </>
          )}
        </h1>
        <p className={styles.description}>{description}</p>
        <div className={styles.actions}>{actions}</div>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {showcase && (
        <div role="img" aria-label={showcaseLabel} className={styles.frame}>
          <div inert className={styles.window}>
            {showcase}
          </div>
        </div>
      )}
    </section>
  )
}
