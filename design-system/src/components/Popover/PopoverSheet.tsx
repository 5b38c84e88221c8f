import { PopupContent } from '../../internal/PopupContent.tsx'
import { TriggerContext } from '../../internal/TriggerContext.ts'
import { DrawerPanel } from '../Drawer/DrawerPanel.tsx'
import type { PopoverPanelData } from './panelData.ts'
import * as styles from './Popover.css.ts'

const none = [] as const

/** A popover on a phone, where it has the whole width. */
export function PopoverSheet({
  id,
  title,
  label,
  content,
  inset = 'content',
  isOpen,
  onOpenChange,
  isVirtual,
}: PopoverPanelData) {
  return (
    <PopupContent isByClick={isVirtual}>
      <TriggerContext value={none}>
        <DrawerPanel side="bottom" title={title ?? label ?? ''} isOpen={isOpen} onOpenChange={onOpenChange}>
          <div id={id} className={styles.sheetInsets[inset]}>
            {typeof content === 'function' ? content(() => onOpenChange(false)) : content}
          </div>
        </DrawerPanel>
      </TriggerContext>
    </PopupContent>
  )
}
