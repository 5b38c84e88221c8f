import { type ReactNode, Suspense, useState, type Ref } from 'react'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2 } from '../../icons/icons.ts'
import { lazyPart } from '../../internal/lazyPart.tsx'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { ThemeScope } from '../../theme/ThemeScope.tsx'
import { NavigationTree } from './NavigationTree.tsx'
import type { NavigationSection } from './navigation.ts'
import * as styles from './NavigationShell.css.ts'

export type { NavigationItem, NavigationSection } from './navigation.ts'

export interface NavigationShellProps {
  /** The screen. */
  children: ReactNode
  /** The product's sign and name, leading home. */
  brand: ReactNode
  /** What it leads to, in groups. */
  sections: readonly NavigationSection[]
  /** The address of the screen that is shown, as it stands in the sections. */
  currentHref?: string
  /** What stands at the start of the top bar: search. */
  navbarStart?: ReactNode
  /** What stands at its end: language, theme, the person's menu. */
  navbarEnd?: ReactNode
  /** What stands under every screen. */
  footer?: ReactNode
  /** Shows the navigation as a rail of icons from 1280 px up. @default false */
  isCollapsed?: boolean
  /** Called when a person makes the navigation a rail, or wide again. */
  onCollapsedChange?: (isCollapsed: boolean) => void
  /** Gives the navigation the dark theme while the page stays light. @default false */
  isSemiDark?: boolean
  /** Lets the screen fill the window's height and scroll inside. @default false */
  isFixedHeight?: boolean
  ref?: Ref<HTMLDivElement>
}

const { Part: NavigationOverlay, preload } = lazyPart(
  async () => (await import('./NavigationOverlay.tsx')).NavigationOverlay,
)

/**
 * The frame of an application: navigation at the side, a bar at the top, the screen, a footer.
 * Below 1280 px the navigation lies over the page and opens from the bar.
 *
 * Use when a product has more screens than a bar can list. Not for pages without navigation, as sign-in.
 */
export function NavigationShell({
  children,
  brand,
  sections,
  currentHref,
  navbarStart,
  navbarEnd,
  footer,
  isCollapsed = false,
  onCollapsedChange,
  isSemiDark,
  isFixedHeight,
  ...rest
}: NavigationShellProps) {
  const messages = useMessages()
  const [overlay, setOverlay] = useState({ isOpen: false, wasOpened: false, href: currentHref })
  const isOverlayOpen = overlay.isOpen && overlay.href === currentHref
  const setOverlayOpen = (isOpen: boolean) =>
    setOverlay((last) => ({ isOpen, wasOpened: last.wasOpened || isOpen, href: currentHref }))
  const tree = <NavigationTree sections={sections} currentHref={currentHref} />
  return (
    <div {...rest} className={styles.shell} data-collapsed={isCollapsed || undefined}>
      <a href="#content" className={styles.skip}>
        {messages.skipToContent}
      </a>
      <ThemeScope theme={isSemiDark ? 'dark' : undefined}>
        <nav
          aria-label={messages.mainNavigation}
          className={styles.side}
          data-collapsed={isCollapsed || undefined}
        >
          <div className={styles.sideInner}>
            <div className={styles.brandLine}>
              <span className={styles.mark}>{brand}</span>
              <span className={styles.pin}>
                <IconButton
                  icon={isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse}
                  label={isCollapsed ? messages.expandNavigation : messages.collapseNavigation}
                  size="small"
                  onPress={() => onCollapsedChange?.(!isCollapsed)}
                />
              </span>
            </div>
            <div className={styles.scroll}>{tree}</div>
          </div>
        </nav>
      </ThemeScope>
      {overlay.wasOpened && (
        <Suspense>
          <NavigationOverlay
            isOpen={isOverlayOpen}
            onOpenChange={setOverlayOpen}
            label={messages.mainNavigation}
            brand={brand}
          >
            {tree}
          </NavigationOverlay>
        </Suspense>
      )}
      <div className={styles.page}>
        <header className={styles.navbar}>
          <div className={styles.bar}>
            <span className={styles.opener}>
              <IconButton
                icon={IconMenu2}
                label={messages.openNavigation}
                aria-expanded={isOverlayOpen}
                aria-haspopup="dialog"
                onIntent={preload}
                onPress={() => setOverlayOpen(true)}
              />
            </span>
            <div className={styles.barStart}>{navbarStart}</div>
            <div className={styles.barEnd}>{navbarEnd}</div>
          </div>
        </header>
        <main id="content" tabIndex={-1} className={styles.main} data-fixed={isFixedHeight || undefined}>
          {children}
        </main>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </div>
  )
}
