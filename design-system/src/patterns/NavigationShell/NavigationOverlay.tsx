import { type MouseEvent, type ReactNode, useEffect, useEffectEvent } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { media } from '../../css/states.ts'
import { CloseButton } from '../../internal/CloseButton.tsx'
import { Modal, ModalOverlay } from '../../internal/Modal.tsx'
import { useFocusAtOnce } from '../../internal/useFocusAtOnce.ts'
import { ThemeScope } from '../../theme/ThemeScope.tsx'
import { NavigationTree } from './NavigationTree.tsx'
import type { NavigationSection } from './navigation.ts'
import { useCurrentInView } from './useCurrentInView.ts'
import * as styles from './NavigationOverlay.css.ts'

interface NavigationOverlayProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  label: string
  brand: ReactNode
  sections: readonly NavigationSection[]
  currentHref?: string
  isSemiDark?: boolean
  /** Stays when the window becomes wide, where nothing else leads on. */
  isForEveryWidth: boolean
}

/** The navigation over the page, where the window is too narrow for both. */
export function NavigationOverlay({
  isOpen,
  onOpenChange,
  label,
  brand,
  isSemiDark,
  isForEveryWidth,
  ...tree
}: NavigationOverlayProps) {
  useFocusAtOnce(isOpen)
  useCloseWhenWide(isOpen && !isForEveryWidth, () => onOpenChange(false))
  const closeAfterLink = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) onOpenChange(false)
  }
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={styles.scrim}>
      <ThemeScope theme={isSemiDark ? 'dark' : undefined}>
        <Modal className={styles.panel}>
          <Dialog aria-label={label} className={styles.dialog} onClick={closeAfterLink}>
            <div className={styles.head}>
              {brand}
              <CloseButton size="small" />
            </div>
            <nav aria-label={label} className={styles.frame}>
              <Scroller {...tree} />
            </nav>
          </Dialog>
        </Modal>
      </ThemeScope>
    </ModalOverlay>
  )
}

/** Its effect runs when it is there: the dialog's content comes and goes. */
function Scroller({ currentHref, sections }: Pick<NavigationOverlayProps, 'currentHref' | 'sections'>) {
  const ref = useCurrentInView(currentHref)
  useEffect(() => {
    const main = document.querySelector('main')
    return () => keepFocus(main)
  }, [])
  return (
    <div ref={ref} className={styles.scroll}>
      <NavigationTree sections={sections} currentHref={currentHref} />
    </div>
  )
}

/** The button that opened it may be gone with the width, and then cannot take the focus back in the next frame. */
function keepFocus(main: HTMLElement | null) {
  const look = () => {
    if (document.activeElement === document.body) main?.focus({ preventScroll: true })
  }
  requestAnimationFrame(() => requestAnimationFrame(look))
}

function useCloseWhenWide(isWatching: boolean, close: () => void) {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!isWatching) return
    const look = () => {
      if (matchMedia(media.lg).matches) closeNow()
    }
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [isWatching])
}
