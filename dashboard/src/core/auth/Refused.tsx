import { Tooltip } from '@data1522/design-system/Tooltip'
import { TooltipTarget } from '@data1522/design-system/TooltipTarget'
import type { ReactNode } from 'react'
import type { MissingPermission } from './decision.ts'
import { useReason } from './useReason.ts'

interface RefusedProps {
  refusal: MissingPermission
  /** The name of the button. */
  label: string
  /** The button, disabled. */
  children: ReactNode
}

/** A button that may not be used: it takes focus, and says why. */
export function Refused({ refusal, label, children }: RefusedProps) {
  const reason = useReason(refusal)
  return (
    <Tooltip label={reason} delay={150}>
      <TooltipTarget isDisabled label={label}>
        {children}
      </TooltipTarget>
    </Tooltip>
  )
}
