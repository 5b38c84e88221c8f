import type { ReactNode, Ref } from 'react'
import * as styles from './SiteLayout.css.ts'

export interface SiteLayoutProps {
  /** A `SiteHeader`. */
  header: ReactNode
  /** The sections of the page, each on the line of 1152 px; a pattern that is made for it goes from edge to edge. */
  children: ReactNode
  /** What follows them where no script runs, of what else comes later. */
  unscripted?: ReactNode
  /** A `SiteFooter`. */
  footer: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * The frame of a public page: its head, its sections below each other, its foot.
 *
 * Use when a page is open to everyone. Not for an application: use `NavigationShell`; nor for signing in: use `AuthLayout`.
 */
export function SiteLayout({ header, children, unscripted, footer, ...rest }: SiteLayoutProps) {
  return (
    <div {...rest} className={styles.page}>
      {header}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
        {unscripted && <noscript className={styles.unscripted}>{unscripted}</noscript>}
      </main>
      {footer}
    </div>
  )
}
