import type { ReactNode, Ref } from 'react'
import { Brand } from '../../components/Brand/Brand.tsx'
import * as styles from './AuthLayout.css.ts'

export interface AuthLayoutProps {
  /** The form and what belongs to it, under the page's one heading of level 1. */
  children: ReactNode
  /** The product's name. */
  brand: string
  /** What the product promises, in a few large words; seen from 960 px up. */
  headline: string
  /** A sentence under the headline. */
  lede: string
  /** Controls at the end of the top edge: language, theme. */
  controls?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * Two panes: the brand's light with a promise, and a form.
 *
 * Use when a visitor signs in, registers or recovers an account. Not inside the application's frame.
 */
export function AuthLayout({ children, brand, headline, lede, controls, ...rest }: AuthLayoutProps) {
  return (
    <div {...rest} className={styles.layout}>
      <aside className={styles.art}>
        <Brand name={brand} />
        <div>
          <p className={styles.headline}>{headline}</p>
          <p className={styles.lede}>{lede}</p>
        </div>
      </aside>
      <div className={styles.side}>
        <header className={styles.bar}>
          <span className={styles.barBrand}>
            <Brand name={brand} />
          </span>
          <span className={styles.barEnd}>{controls}</span>
        </header>
        <main id="content" className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  )
}
