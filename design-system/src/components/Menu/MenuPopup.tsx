import { useId } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { RootMenuTriggerStateContext } from 'react-aria-components/Menu'
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState'
import { Popover } from '../../internal/Popover.tsx'
import type { PopupControl } from '../../internal/PopupTrigger.tsx'
import { PopupContent } from '../../internal/PopupContent.tsx'
import { popover } from '../../internal/popover.css.ts'
import type { MenuProps } from './Menu.tsx'
import { MenuList } from './MenuList.tsx'
import * as styles from './Menu.css.ts'

interface MenuPopupProps
  extends Omit<MenuProps, 'children'>, Omit<PopupControl, 'id' | 'triggerRef' | 'autoFocus'> {
  id?: string
  /** What it opens beside. */
  triggerRef: { readonly current: HTMLElement | null }
  /** Where focus goes when it opens; `true` is the menu itself, with no entry chosen yet. */
  autoFocus: 'first' | 'last' | true
  /** A place in the window, in px, that it opens at instead of beside its trigger. */
  at?: { readonly x: number; readonly y: number }
}

/** The part of a menu that is seen when it is open. */
export function MenuPopup({
  label,
  sections,
  header,
  placement = 'bottom end',
  triggerRef,
  isOpen,
  onOpenChange,
  isVirtual,
  at,
  ...list
}: MenuPopupProps) {
  const headerId = useId()
  const state = useMenuTriggerState({ isOpen, onOpenChange })
  const shown = typeof sections === 'function' ? sections() : sections
  return (
    <OverlayTriggerStateContext value={state}>
      <RootMenuTriggerStateContext value={state}>
        <Popover
          aria-label={label}
          triggerRef={triggerRef}
          placement={placement}
          offset={at ? 0 : 6}
          getTargetRect={at && (() => new DOMRect(at.x, at.y, 0, 0))}
          className={popover}
        >
          <PopupContent isByClick={isVirtual}>
            {header && (
              <div id={headerId} className={styles.header}>
                {header}
              </div>
            )}
            <MenuList
              {...list}
              label={label}
              descriptionId={header ? headerId : undefined}
              sections={shown}
            />
          </PopupContent>
        </Popover>
      </RootMenuTriggerStateContext>
    </OverlayTriggerStateContext>
  )
}
