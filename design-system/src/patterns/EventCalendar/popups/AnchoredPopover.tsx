import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { besideGutter } from '../../../internal/besideGutter.ts'
import { Popover } from '../../../internal/Popover.tsx'
import { PopupContent } from '../../../internal/PopupContent.tsx'
import { useRoom } from '../../../components/Popover/useRoom.ts'
import * as styles from './popups.css.ts'

interface AnchoredPopoverProps {
  triggerRef: RefObject<HTMLElement | null>
  label: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The width of the popover and its distance from the edges. */
const wanted = 324 + 20

/** A popover 8 px beside its anchor in the calendar, which it never covers. */
export function AnchoredPopover({ triggerRef, label, isOpen, onClose, children }: AnchoredPopoverProps) {
  const hasRoom = useRoom(triggerRef, wanted, isOpen)
  return (
    <Popover
      triggerRef={triggerRef}
      placement={hasRoom ? 'end top' : 'bottom'}
      offset={8}
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      style={besideGutter}
      className={styles.sheet}
    >
      <PopupContent>
        <Dialog aria-label={label} className={styles.dialog}>
          {children}
        </Dialog>
      </PopupContent>
    </Popover>
  )
}
