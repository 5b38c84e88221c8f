import { type RefObject, useEffect, useEffectEvent } from 'react'
import { MenuPopup } from '../Menu/MenuPopup.tsx'
import type { ContextMenuProps } from './ContextMenu.tsx'
import type { Opening } from './useContextMenuOpening.ts'

interface ContextMenuPopupProps extends Omit<ContextMenuProps, 'children' | 'isFocusable'> {
  opening: Opening
  regionRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onMove: (opening: Opening) => void
}

function isWithin(element: Element | null, { x, y }: Opening['at']) {
  const box = element?.getBoundingClientRect()
  return !!box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}

/** The part of a context menu that is seen; the right button moves it while it is open. */
export function ContextMenuPopup({
  opening,
  regionRef,
  isOpen,
  onOpenChange,
  onMove,
  ...menu
}: ContextMenuPopupProps) {
  // The page below an open menu is inert, so that the region itself does not hear of it.
  const ask = useEffectEvent((event: MouseEvent) => {
    if (event.defaultPrevented) return
    const at = { x: event.clientX, y: event.clientY }
    const isInMenu = (event.target as Element).closest('[role="menu"]')
    const isInRegion = isWithin(regionRef.current, at)
    if (isInMenu || isInRegion) event.preventDefault()
    if (isInMenu) return
    if (isInRegion) onMove({ at, isByKeyboard: false })
    else onOpenChange(false)
  })
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: MouseEvent) => ask(event)
    document.addEventListener('contextmenu', listen)
    return () => document.removeEventListener('contextmenu', listen)
  }, [isOpen])
  return (
    <MenuPopup
      {...menu}
      triggerRef={regionRef}
      at={opening.at}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      autoFocus={opening.isByKeyboard ? 'first' : true}
      placement="bottom start"
    />
  )
}
