import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { CloseButton } from '../../internal/CloseButton.tsx'
import { useFocusAtOnce } from '../../internal/useFocusAtOnce.ts'
import * as styles from './NavigationOverlay.css.ts'

interface NavigationOverlayProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  label: string
  brand: ReactNode
  children: ReactNode
}

/** The navigation over the page, where the window is too narrow for both. */
export function NavigationOverlay({ isOpen, onOpenChange, label, brand, children }: NavigationOverlayProps) {
  useFocusAtOnce(isOpen)
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={styles.scrim}>
      <Modal className={styles.panel}>
        <Dialog aria-label={label} className={styles.dialog}>
          <div className={styles.head}>
            {brand}
            <CloseButton size="small" />
          </div>
          <nav aria-label={label} className={styles.scroll}>
            {children}
          </nav>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
