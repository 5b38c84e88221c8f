import { Dialog } from 'react-aria-components/Dialog'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { Modal, ModalOverlay } from '../../internal/Modal.tsx'
import type { CommandPaletteProps } from './CommandPalette.tsx'
import { Palette } from './Palette.tsx'
import * as styles from './PaletteDialog.css.ts'

/** The dialog around the palette: over the page, or the whole of a phone. */
export function PaletteDialog({ isOpen, onOpenChange, label, ref, ...palette }: CommandPaletteProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={styles.scrim}>
      <Modal className={styles.panel}>
        <Dialog {...dataAttributes(palette)} ref={ref} aria-label={label} className={styles.dialog}>
          <Palette {...palette} label={label} onClose={() => onOpenChange(false)} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
