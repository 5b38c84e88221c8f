import type { ReactNode, Ref } from 'react'
import { Brand } from '../../components/Brand/Brand.tsx'
import { cx } from '../../css/cx.ts'
import * as styles from './AuthLayout.css.ts'

export interface AuthLayoutProps {
  /** The form and what belongs to it, under the page's one heading of level 1. */
  children: ReactNode
  /** The product's name. */
  brand: string
  /** What the product promises, in a few large words; seen from 960 px up, beside a wide form from 1280 px up. */
  headline: string
  /** A sentence under the headline. */
  description: string
  /** What stands between the brand and the headline, as decoration: a `SignInPicture`. */
  picture?: ReactNode
  /** Controls at the end of the top edge: language, theme. */
  controls?: ReactNode
  /** Room for one column of fields, 400 px, or for steps and pairs of fields, 760 px. @default 'form' */
  contentWidth?: keyof typeof styles.widths
  ref?: Ref<HTMLDivElement>
}

/**
 * Two panes: the brand's light with a promise, and a form.
 *
 * Use when a visitor signs in, registers or recovers an account. Not inside the application's frame.
 */
export function AuthLayout({
  children,
  brand,
  headline,
  description,
  picture,
  controls,
  contentWidth = 'form',
  ...rest
}: AuthLayoutProps) {
  return (
    <div {...rest} className={cx(styles.layout, styles.shares[contentWidth])}>
      <aside className={cx(styles.art, styles.arts[contentWidth])}>
        <Brand name={brand} />
        <div className={styles.picture}>{picture}</div>
        <div>
          <p className={styles.headline}>{headline}</p>
          <p className={styles.description}>{description}</p>
        </div>
      </aside>
      <div className={styles.side}>
        <header className={styles.bar}>
          <span className={styles.barBrands[contentWidth]}>
            <Brand name={brand} />
          </span>
          <span className={styles.barEnd}>{controls}</span>
        </header>
        <main id="content" className={cx(styles.main, styles.widths[contentWidth])}>
          {children}
        </main>
      </div>
    </div>
  )
}
