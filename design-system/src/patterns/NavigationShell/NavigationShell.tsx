import { type ReactNode, type Ref, Suspense, useState } from 'react'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { cx } from '../../css/cx.ts'
import { IconMenu2 } from '../../icons/icons.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { SkipLink } from '../../internal/SkipLink.tsx'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { ThemeScope } from '../../theme/ThemeScope.tsx'
import { NavigationSide } from './NavigationSide.tsx'
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
  /** Where the navigation stands from 1280 px up: at the side, or in a bar below the navbar. @default 'vertical' */
  layout?: 'vertical' | 'horizontal'
  /** What stands above everything in the column of the page, such as a notice; nothing when it is empty. */
  banner?: ReactNode
  /** What stands at the start of the navbar: search. */
  navbarStart?: ReactNode
  /** What stands at its end: language, theme, the person's menu. */
  navbarEnd?: ReactNode
  /** The navbar stays in view, scrolls away, or is not shown; then it still comes for the focus of the keyboard. @default 'sticky' */
  navbar?: 'sticky' | 'static' | 'hidden'
  /** Lets what stays in view show, blurred, what passes below it. @default true */
  isNavbarBlurred?: boolean
  /** The horizontal bar stays in view, scrolls away, or is not shown; then the navigation opens over the page. @default 'sticky' */
  horizontalBar?: 'sticky' | 'static' | 'hidden'
  /** From an entry of the horizontal bar to what opens from it, in px. @default 4 */
  popoverOffset?: number
  /** What stands under every screen. */
  footer?: ReactNode
  /** The footer ends the page, stays in view, or is not shown. @default 'static' */
  footerPlacement?: 'sticky' | 'static' | 'hidden'
  /** Shows the navigation at the side as a rail of icons, which opens over the page for pointer and focus. @default false */
  isCollapsed?: boolean
  /** Called when a person pins the navigation, or lets it go; without it there is no pin. */
  onCollapsedChange?: (isCollapsed: boolean) => void
  /** Gives the navigation at the side the dark theme while the page stays light. @default false */
  isSemiDark?: boolean
  /** Lets the screen fill what is left of the window's height and scroll inside. @default false */
  isFixedHeight?: boolean
  ref?: Ref<HTMLDivElement>
}

const { Part: NavigationOverlay, preload } = lazyWithPreload(
  async () => (await import('./NavigationOverlay.tsx')).NavigationOverlay,
)

const { Part: NavigationBar } = lazyWithPreload(
  async () => (await import('./NavigationBar.tsx')).NavigationBar,
)

/**
 * The frame of an application: navigation at the side or in a bar, a navbar, the screen, a footer. A `Tour` finds what
 * leads to the screens, navigation or its button, as `navigation`.
 * Below 1280 px the navigation opens over the page, whatever the layout; the choice returns with the width.
 *
 * Use when a product has more screens than a bar can list. Not for pages without navigation, as sign-in.
 */
export function NavigationShell({
  children,
  brand,
  sections,
  currentHref,
  layout = 'vertical',
  banner,
  navbarStart,
  navbarEnd,
  navbar = 'sticky',
  isNavbarBlurred = true,
  horizontalBar = 'sticky',
  popoverOffset = 4,
  footer,
  footerPlacement = 'static',
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

  const isHorizontal = layout === 'horizontal'
  const hasBar = isHorizontal && horizontalBar !== 'hidden'
  const isNavbarHidden = navbar === 'hidden'
  const tree = { sections, currentHref }
  const ground = isNavbarBlurred ? styles.blurred : styles.plain
  const stays = (placement: string) => placement === 'sticky' && cx(styles.stays, ground)
  const areBothSticky = hasBar && navbar === 'sticky' && horizontalBar === 'sticky'
  const opener = (
    <span
      className={cx(isHorizontal && !hasBar ? undefined : styles.opener, isNavbarHidden && styles.floating)}
    >
      <IconButton
        data-tour="navigation"
        icon={IconMenu2}
        label={messages.openNavigation}
        variant={isNavbarHidden ? 'solid' : 'plain'}
        tone={isNavbarHidden ? 'primary' : 'neutral'}
        aria-expanded={isOverlayOpen}
        aria-haspopup="dialog"
        onPrefetch={preload}
        onPress={() => setOverlayOpen(true)}
      />
    </span>
  )
  const isFooterSticky = footer && footerPlacement === 'sticky'
  return (
    <div
      {...rest}
      className={styles.shell}
      data-layout={layout}
      data-collapsed={(!isHorizontal && isCollapsed) || undefined}
      data-fixed={isFixedHeight || undefined}
    >
      <SkipLink />
      {!isHorizontal && (
        <ThemeScope theme={isSemiDark ? 'dark' : undefined}>
          <NavigationSide
            {...tree}
            brand={brand}
            isCollapsed={isCollapsed}
            onCollapsedChange={onCollapsedChange}
          />
        </ThemeScope>
      )}
      {overlay.wasOpened && (
        <Suspense>
          <NavigationOverlay
            {...tree}
            isOpen={isOverlayOpen}
            onOpenChange={setOverlayOpen}
            label={messages.mainNavigation}
            brand={brand}
            isSemiDark={isSemiDark}
            isForEveryWidth={isHorizontal && !hasBar}
          />
        </Suspense>
      )}
      <div className={styles.page}>
        {banner && <div className={styles.banner}>{banner}</div>}
        <div className={cx(styles.head, areBothSticky && stays('sticky'))}>
          <header
            className={cx(
              styles.navbar,
              !areBothSticky && stays(navbar),
              isNavbarHidden && cx(styles.onFocus, styles.plain),
            )}
          >
            <div className={styles.bar}>
              {isHorizontal && <div className={styles.brand}>{brand}</div>}
              {!isNavbarHidden && opener}
              <div className={styles.barStart}>{navbarStart}</div>
              <div className={styles.barEnd}>{navbarEnd}</div>
            </div>
          </header>
          {hasBar && (
            <div className={cx(styles.barFrame, !areBothSticky && stays(horizontalBar))}>
              <Suspense>
                <NavigationBar {...tree} offset={popoverOffset} className={styles.line} />
              </Suspense>
            </div>
          )}
        </div>
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {(isNavbarHidden || isFooterSticky) && (
          <div className={styles.dock}>
            {isNavbarHidden && opener}
            {isFooterSticky && (
              <footer className={ground}>
                <div className={styles.footer}>{footer}</div>
              </footer>
            )}
          </div>
        )}
        {footer && footerPlacement === 'static' && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </div>
  )
}
