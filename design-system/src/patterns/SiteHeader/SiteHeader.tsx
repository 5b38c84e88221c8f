import { type ReactNode, type Ref, Suspense, useState } from 'react'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { IconMenu2 } from '../../icons/icons.ts'
import { Anchor } from '../../internal/Anchor.tsx'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { SkipLink } from '../../internal/SkipLink.tsx'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { SiteMenu } from './SiteMenu.tsx'
import type { SiteLink, SiteMenuData } from './site-links.ts'
import { useScrolled } from './useScrolled.ts'
import * as styles from './SiteHeader.css.ts'

export type { SiteLink, SiteLinkGroup, SiteMenuData } from './site-links.ts'

export interface SiteHeaderProps {
  /** The product's sign and name, leading home. */
  brand: ReactNode
  /** What it leads to, the most important first; that of a section is marked while one reads it. */
  links: readonly SiteLink[]
  /** The address of the page that is shown, as it stands in the links. */
  currentHref?: string
  /** What opens below it: the pages that the links leave out. */
  menu?: SiteMenuData
  /** Controls of the page: language, theme. */
  controls?: ReactNode
  /** What to do next: sign in. On a phone it stands at the foot of the links. */
  actions?: ReactNode
  ref?: Ref<HTMLElement>
}

const { Part: SiteDrawer, preload } = lazyWithPreload(
  async () => (await import('./SiteDrawer.tsx')).SiteDrawer,
)

/**
 * The head of a public page, which stays in view: where it leads, and who may come in. Where there is no room its links
 * stand in a drawer.
 *
 * Use when a page is open to everyone, once, before its `main`. Not for an application: use `NavigationShell`.
 */
export function SiteHeader({ brand, links, currentHref, menu, controls, actions, ...rest }: SiteHeaderProps) {
  const messages = useMessages()
  const [drawer, setDrawer] = useState({ isOpen: false, wasOpened: false })
  const setOpen = (isOpen: boolean) => setDrawer({ isOpen, wasOpened: true })
  const { isScrolled, section } = useScrolled(links)
  const currentOf = (href: string) =>
    href === currentHref ? ('page' as const) : href === section ? ('location' as const) : undefined
  return (
    <header {...rest} className={styles.header} data-scrolled={isScrolled || undefined}>
      <SkipLink />
      <div className={styles.bar}>
        <div className={styles.brand}>{brand}</div>
        <nav aria-label={messages.mainNavigation} className={styles.navigation}>
          <ul className={styles.links}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Anchor href={href} aria-current={currentOf(href)} className={styles.link}>
                  {label}
                </Anchor>
              </li>
            ))}
            {menu && <SiteMenu {...menu} currentHref={currentHref} />}
          </ul>
        </nav>
        <div className={styles.end}>
          {controls}
          {actions && <div className={styles.actions}>{actions}</div>}
          <span className={styles.opener}>
            <IconButton
              icon={IconMenu2}
              label={messages.openNavigation}
              aria-expanded={drawer.isOpen}
              aria-haspopup="dialog"
              onPrefetch={preload}
              onPress={() => setOpen(true)}
            />
          </span>
        </div>
      </div>
      {drawer.wasOpened && (
        <Suspense>
          <SiteDrawer
            isOpen={drawer.isOpen}
            onOpenChange={setOpen}
            links={links}
            menu={menu}
            currentOf={currentOf}
            actions={actions}
          />
        </Suspense>
      )}
    </header>
  )
}
