import type { ReactNode } from 'react'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { IconPin } from '../../icons/icons.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { NavigationTree } from './NavigationTree.tsx'
import type { NavigationSection } from './navigation.ts'
import { useCurrentInView } from './useCurrentInView.ts'
import * as styles from './NavigationSide.css.ts'

interface NavigationSideProps {
  brand: ReactNode
  sections: readonly NavigationSection[]
  currentHref?: string
  isCollapsed: boolean
  onCollapsedChange?: (isCollapsed: boolean) => void
}

/** The navigation at the side, from 1280 px up: whole, or a rail that opens over the page. */
export function NavigationSide({
  brand,
  sections,
  currentHref,
  isCollapsed,
  onCollapsedChange,
}: NavigationSideProps) {
  const { mainNavigation, keepNavigationOpen } = useMessages()
  const scroller = useCurrentInView(currentHref)
  return (
    <nav
      data-tour="navigation"
      aria-label={mainNavigation}
      className={styles.side}
      data-collapsed={isCollapsed || undefined}
    >
      <div className={styles.inner}>
        <div className={styles.brandLine}>
          <span className={styles.mark}>{brand}</span>
          {onCollapsedChange && (
            <span className={styles.pin}>
              <IconButton
                icon={IconPin}
                label={keepNavigationOpen}
                aria-pressed={!isCollapsed}
                size="small"
                onPress={() => onCollapsedChange(!isCollapsed)}
              />
            </span>
          )}
        </div>
        <div ref={scroller} className={styles.scroll}>
          <NavigationTree sections={sections} currentHref={currentHref} />
        </div>
      </div>
    </nav>
  )
}
