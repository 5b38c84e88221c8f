import { type ReactNode, type Ref, Suspense } from 'react'
import { Icon, type IconSource } from '../../components/Icon/Icon.tsx'
import { Anchor } from '../../internal/Anchor.tsx'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { useIsNarrow } from '../../internal/useIsNarrow.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import type { SiteLinkGroup } from '../SiteHeader/site-links.ts'
import { FooterLinks } from './FooterLinks.tsx'
import * as styles from './SiteFooter.css.ts'

/** A place elsewhere that a footer leads to, shown by its sign alone. */
export interface SocialLink {
  /** What it is called. */
  readonly label: string
  readonly href: string
  readonly icon: IconSource
}

export interface SiteFooterProps {
  /** The product's sign and name. */
  brand: ReactNode
  /** A sentence on what the product is. */
  description: ReactNode
  /** Links in columns; below 768 px each column opens. */
  groups: readonly SiteLinkGroup[]
  /** Where else the product is found. */
  social?: readonly SocialLink[]
  /** The last column: a form to hear of news. */
  newsletter?: ReactNode
  /** Whose it is, and since when. */
  legal: ReactNode
  ref?: Ref<HTMLElement>
}

const { Part: FooterPanels } = lazyWithPreload(async () => (await import('./FooterPanels.tsx')).FooterPanels)

/**
 * The foot of a public page: where else to go, news by e-mail, whose it is.
 *
 * Use when a page is open to everyone, once, after its `main`. Not in an application: use the footer of `NavigationShell`.
 */
export function SiteFooter({
  brand,
  description,
  groups,
  social,
  newsletter,
  legal,
  ...rest
}: SiteFooterProps) {
  const messages = useMessages()
  const isNarrow = useIsNarrow()
  return (
    <footer {...rest} className={styles.footer}>
      <div className={styles.grid}>
        <div className={styles.about}>
          {brand}
          <p className={styles.description}>{description}</p>
          {social && (
            <ul className={styles.social}>
              {social.map(({ label, href, icon }) => (
                <li key={href}>
                  <Anchor
                    href={href}
                    target="_blank"
                    aria-label={`${label} (${messages.newTab})`}
                    className={styles.sign}
                  >
                    <Icon icon={icon} size={20} />
                  </Anchor>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.columns}>
          {isNarrow ? (
            <Suspense>
              <FooterPanels groups={groups} />
            </Suspense>
          ) : (
            groups.map((group) => (
              <div key={group.title}>
                <h2 className={styles.title}>{group.title}</h2>
                <FooterLinks {...group} />
              </div>
            ))
          )}
        </div>
        {newsletter && <div className={styles.newsletter}>{newsletter}</div>}
      </div>
      {/* Names the year, which may be another than when the page was built. */}
      <p suppressHydrationWarning className={styles.legal}>
        {legal}
      </p>
    </footer>
  )
}
