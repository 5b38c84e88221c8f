import type { HTMLAttributes, RefObject } from 'react'
import {
  Tooltip,
  TooltipContext,
  type TooltipTriggerState,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip'
import type { TooltipProps } from './Tooltip.tsx'
import { tooltip } from './Tooltip.css.ts'

interface TooltipPopupProps extends Pick<TooltipProps, 'label' | 'placement'> {
  state: TooltipTriggerState
  tooltipProps: HTMLAttributes<HTMLElement>
  triggerRef: RefObject<HTMLElement | null>
}

/** The part of a tooltip that is seen. */
export function TooltipPopup({ state, tooltipProps, triggerRef, label, placement }: TooltipPopupProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <TooltipContext value={{ ...tooltipProps, triggerRef }}>
        <Tooltip placement={placement} offset={6} className={tooltip}>
          {label}
        </Tooltip>
      </TooltipContext>
    </TooltipTriggerStateContext>
  )
}
