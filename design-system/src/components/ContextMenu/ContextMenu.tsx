import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { MountOnOpen } from '../../internal/MountOnOpen.tsx'
import type { MenuProps } from '../Menu/Menu.tsx'
import { type Opening, useContextMenuOpening } from './useContextMenuOpening.ts'
import * as styles from './ContextMenu.css.ts'

export interface ContextMenuProps extends Pick<
  MenuProps,
  'sections' | 'onAction' | 'selectionMode' | 'selectedIds' | 'onSelectionChange'
> {
  /** The region that the menu belongs to: a row, a card, a picture. */
  children: ReactNode
  /** The menu's name, and the region's where it can be focused. */
  label: string
  /** Makes the region itself a stop of Tab, where nothing inside of it is. @default false */
  isFocusable?: boolean
  /** Called when it opens and closes, such as to mark what it is about. */
  onOpenChange?: (isOpen: boolean) => void
  /** Reaches the region that answers to the press. */
  ref?: Ref<HTMLDivElement>
}

const { Part: ContextMenuPopup, preload } = lazyWithPreload(
  async () => (await import('./ContextMenuPopup.tsx')).ContextMenuPopup,
)

/**
 * A menu that opens where a region is clicked with the right button or pressed long, and by Shift+F10 or the
 * menu key for whatever has the focus inside.
 *
 * Use when experts should have a row's or a picture's actions under the pointer. Not as their only place, since
 * nothing shows that it is there: offer the same sections in a `Menu` too.
 */
export function ContextMenu({ children, isFocusable, onOpenChange, ref, ...menu }: ContextMenuProps) {
  const regionRef = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => regionRef.current!)
  const [isOpen, setOpen] = useState(false)
  const [opening, setOpening] = useState<Opening & { count: number }>()
  const change = (next: boolean) => {
    setOpen(next)
    if (next !== isOpen) onOpenChange?.(next)
  }
  const openAt = (next: Opening) => {
    setOpening((last) => ({ ...next, count: (last?.count ?? 0) + 1 }))
    change(true)
  }
  const triggers = useContextMenuOpening(openAt)
  return (
    <>
      <div
        {...dataAttributes(menu)}
        ref={regionRef}
        role={isFocusable ? 'group' : undefined}
        aria-label={isFocusable ? menu.label : undefined}
        tabIndex={isFocusable ? 0 : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        {...triggers}
        className={styles.region}
      >
        {children}
      </div>
      <MountOnOpen isOpen={isOpen}>
        {opening && (
          <ContextMenuPopup
            {...menu}
            key={opening.count}
            opening={opening}
            regionRef={regionRef}
            isOpen={isOpen}
            onOpenChange={change}
            onMove={openAt}
          />
        )}
      </MountOnOpen>
    </>
  )
}
