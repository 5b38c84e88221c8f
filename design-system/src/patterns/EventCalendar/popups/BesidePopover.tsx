import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { besideGutter } from '../../../internal/besideGutter.ts'
import { Popover } from '../../../internal/Popover.tsx'
import { PopupContent } from '../../../internal/PopupContent.tsx'
import { useRoom } from '../../../components/Popover/useRoom.ts'
import * as styles from './popups.css.ts'

interface BesidePopoverProps {
  triggerRef: RefObject<HTMLElement | null>
  label: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** Its width and what is kept free of it. */
const wanted = 324 + 20

/** A sheet 8 px beside a place of the calendar, which it never covers. */
export function BesidePopover({ triggerRef, label, isOpen, onClose, children }: BesidePopoverProps) {
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
