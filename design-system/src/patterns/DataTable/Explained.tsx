import type { ReactNode } from 'react'
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx'
import { TooltipTarget } from '../../components/Tooltip/TooltipTarget.tsx'

interface ExplainedProps {
  /** The name of the button. */
  label: string
  isDisabled?: boolean
  /** Why it cannot be used. */
  description?: ReactNode
  /** The button. */
  children: ReactNode
}

/** A button of a row or of the selection, which takes focus and says why where it cannot be used. */
export const Explained = ({ label, isDisabled, description, children }: ExplainedProps) =>
  isDisabled && description ? (
    <Tooltip label={label} description={description} delay={150}>
      <TooltipTarget isDisabled label={label}>
        {children}
      </TooltipTarget>
    </Tooltip>
  ) : (
    children
  )
