import type { ReactNode, Ref } from 'react'
import { Brand } from '../../components/Brand/Brand.tsx'
import * as styles from './Welcome.css.ts'

export interface WelcomeProps {
  /** The product's name. */
  brand: string
  /** The page's one heading of level 1. */
  title: string
  /** A sentence or two on what this place is. */
  lede: ReactNode
  /** What to do next, the main thing first. */
  actions: ReactNode
  /** Controls at the end of the top edge: language, theme. */
  controls?: ReactNode
  /** A picture above the title. */
  illustration?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * A page that says one thing in large words and offers what to do next.
 *
 * Use when a page stands alone: the entry, an address that is not there, a refusal. Not within a screen: use `EmptyState`.
 */
export function Welcome({ brand, title, lede, actions, controls, illustration, ...rest }: WelcomeProps) {
  return (
    <div {...rest} className={styles.page}>
      <header className={styles.bar}>
        <Brand name={brand} />
        <span className={styles.controls}>{controls}</span>
      </header>
      <main id="content" className={styles.main}>
        {illustration}
        <h1 tabIndex={-1} className={styles.headline}>
          {title}
        </h1>
        <p className={styles.lede}>{lede}</p>
        <div className={styles.actions}>{actions}</div>
      </main>
    </div>
  )
}
