import { Tooltip } from '@data1522/design-system/Tooltip'
import { TooltipTarget } from '@data1522/design-system/TooltipTarget'
import type { ReactNode } from 'react'
import type { MissingPermission } from './decision.ts'
import { useReason } from './useReason.ts'

interface DisabledWithReasonProps {
  decision: MissingPermission
  /** The name of the button. */
  label: string
  /** The button, disabled. */
  children: ReactNode
}

/** A disabled button that can be focused, with the reason in a tooltip. */
export function DisabledWithReason({ decision, label, children }: DisabledWithReasonProps) {
  const reason = useReason(decision)
  return (
    <Tooltip label={reason} delay={150}>
      <TooltipTarget isDisabled label={label}>
        {children}
      </TooltipTarget>
    </Tooltip>
  )
}
