import { Tooltip } from '@data1522/design-system/Tooltip'
import { TooltipTarget } from '@data1522/design-system/TooltipTarget'
import type { ReactNode } from 'react'
import { useText } from '../../../core/i18n/useText.ts'

interface KeptAdminProps {
  isKept: boolean
  /** The name of the button, which is disabled where it is kept. */
  label: string
  children: ReactNode
}

/** Says why something cannot be done to the only admin. */
export function KeptAdmin({ isKept, label, children }: KeptAdminProps) {
  const text = useText()
  if (!isKept) return children
  return (
    <Tooltip label={text('userView.lastAdmin')}>
      <TooltipTarget isDisabled label={label}>
        {children}
      </TooltipTarget>
    </Tooltip>
  )
}
