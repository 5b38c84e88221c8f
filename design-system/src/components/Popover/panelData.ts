import type { RefObject } from 'react'
import type { PopoverProps } from './Popover.tsx'

export interface PopoverPanelData extends Omit<PopoverProps, 'children' | 'title' | 'label'> {
  id: string
  title?: string
  label?: string
  triggerRef: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Whether a screen reader's click opened it. */
  isVirtual?: boolean
}
