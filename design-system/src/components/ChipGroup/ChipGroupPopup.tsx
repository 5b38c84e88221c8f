import { Dialog } from 'react-aria-components/Dialog'
import { popover } from '../../internal/popover.css.ts'
import { Popover } from '../../internal/Popover.tsx'
import { PopupContent } from '../../internal/PopupContent.tsx'
import type { PopupControl } from '../../internal/PopupTrigger.tsx'
import { ChipList, type ChipListing } from './ChipList.tsx'
import * as styles from './ChipGroup.css.ts'

interface Rest extends ChipListing, Omit<PopupControl, 'autoFocus'> {
  /** Called when the last of them is removed. */
  onEmptied: () => void
}

/** The chips that do not show in the row. */
export function ChipGroupPopup({
  id,
  triggerRef,
  isOpen,
  onOpenChange,
  isVirtual,
  onEmptied,
  onRemove,
  ...listing
}: Rest) {
  const remove = (ids: string[]) => {
    const isLast = listing.items.every(({ id }) => ids.includes(id))
    if (isLast) onOpenChange(false)
    onRemove?.(ids)
    if (isLast) onEmptied()
  }
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom start"
      offset={6}
      className={popover}
    >
      <PopupContent isByClick={isVirtual}>
        <Dialog id={id} aria-label={listing.label} className={styles.dialog}>
          <div className={styles.rows[listing.size]}>
            <ChipList {...listing} onRemove={onRemove && remove} />
          </div>
        </Dialog>
      </PopupContent>
    </Popover>
  )
}
