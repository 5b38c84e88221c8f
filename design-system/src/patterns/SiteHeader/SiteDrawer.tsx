import type { ReactNode } from 'react'
import { DrawerPanel } from '../../components/Drawer/DrawerPanel.tsx'
import { Anchor } from '../../internal/Anchor.tsx'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import type { SiteLink, SiteMenuData } from './site-links.ts'
import * as styles from './SiteMenu.css.ts'

interface SiteDrawerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  links: readonly SiteLink[]
  menu?: SiteMenuData
  currentOf: (href: string) => 'page' | 'location' | undefined
  actions?: ReactNode
}

/** All that the header leads to, where the window has no room for it. */
export function SiteDrawer({ isOpen, onOpenChange, links, menu, currentOf, actions }: SiteDrawerProps) {
  const messages = useMessages()
  const groups = [{ title: undefined, links }, ...(menu?.groups ?? [])]
  return (
    <DrawerPanel isOpen={isOpen} onOpenChange={onOpenChange} title={messages.mainNavigation} footer={actions}>
      <nav aria-label={messages.mainNavigation} className={styles.drawer}>
        {groups.map(({ title, links: entries }, index) => (
          <div key={title ?? ''} className={styles.group}>
            {title && (
              <p id={`site-drawer-${index}`} className={styles.title}>
                {title}
              </p>
            )}
            <ul aria-labelledby={title && `site-drawer-${index}`} className={styles.links}>
              {entries.map(({ href, label }) => (
                <li key={href}>
                  <Anchor
                    href={href}
                    aria-current={currentOf(href)}
                    onFollow={() => onOpenChange(false)}
                    className={styles.link}
                  >
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </DrawerPanel>
  )
}
