import type { ReactElement, ReactNode, Ref } from 'react'
import { Brand } from '../../components/Brand/Brand.tsx'
import {
  Illustration,
  type IllustrationName,
} from '../../components/EmptyState/illustrations/Illustration.tsx'
import { cx } from '../../css/cx.ts'
import * as styles from './HeroPage.css.ts'

export interface HeroPageProps {
  /** The product's name. */
  brand: string
  /** A short line above the title, such as the code of a failure. */
  eyebrow?: string
  /** The page's one heading of level 1. */
  title: string
  /** A sentence or two on what this place is. */
  description: ReactNode
  /** What to do next, the main thing first. */
  actions: ReactNode
  /** Controls at the end of the top bar: language, theme. */
  controls?: ReactNode
  /** A picture above the title: one of those of `EmptyState`, or one of your own. */
  illustration?: IllustrationName | ReactElement
  /** The size of its text: large for an entry page, medium for one of many pages. @default 'large' */
  size?: keyof typeof styles.sizes
  /** What follows the actions: a form, a list of places to go. */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * A page that says one thing in large words and offers what to do next.
 *
 * Use when a page stands alone: the entry, an address that is not there, a refusal. Not within a screen: use `EmptyState`.
 */
export function HeroPage({
  brand,
  eyebrow,
  title,
  description,
  actions,
  controls,
  illustration,
  size = 'large',
  children,
  ...rest
}: HeroPageProps) {
  return (
    <div {...rest} className={styles.page}>
      <header className={styles.bar}>
        <Brand name={brand} />
        <span className={styles.controls}>{controls}</span>
      </header>
      <main id="content" className={styles.main}>
        {typeof illustration === 'string' ? <Illustration name={illustration} /> : illustration}
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 tabIndex={-1} className={cx(styles.headline, styles.sizes[size].headline)}>
          {title}
        </h1>
        <p className={cx(styles.description, styles.sizes[size].description)}>{description}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
        {children && <div className={styles.more}>{children}</div>}
      </main>
    </div>
  )
}
