import { Drawer } from '@data1522/design-system/Drawer'
import type { ReactNode } from 'react'
import { useText } from '../../../core/i18n/useText.ts'

interface SideDrawerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

/** What stands beside the calendar where there is room, over it where there is none. */
export function SideDrawer({ isOpen, onOpenChange, children }: SideDrawerProps) {
  const text = useText()
  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} title={text('calendar.options')} side="start">
      {children}
    </Drawer>
  )
}
