import type { HTMLAttributes, RefObject } from 'react'
import {
  Tooltip,
  TooltipContext,
  type TooltipTriggerState,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip'
import { cx } from '../../css/cx.ts'
import { besideGutter } from '../../internal/besideGutter.ts'
import { useScope } from '../../theme/scope.ts'
import type { TooltipProps } from './Tooltip.tsx'
import * as styles from './Tooltip.css.ts'

interface TooltipPopupProps extends Omit<TooltipProps, 'children' | 'delay'> {
  state: TooltipTriggerState
  tooltipProps: HTMLAttributes<HTMLElement>
  triggerRef: RefObject<HTMLElement | null>
  /** Whether the label says no more than the trigger's own name. */
  isItsName: boolean
}

/** The part of a tooltip that is seen. */
export function TooltipPopup({
  state,
  tooltipProps,
  triggerRef,
  isItsName,
  label,
  description,
  shortcut,
  placement = 'top',
}: TooltipPopupProps) {
  const isRich = Boolean(description)
  return (
    <TooltipTriggerStateContext value={state}>
      <TooltipContext value={{ ...tooltipProps, triggerRef }}>
        <Tooltip
          {...useScope()}
          placement={placement}
          offset={6}
          style={besideGutter}
          className={cx(styles.tooltip, isRich && styles.rich)}
        >
          {isRich || shortcut ? (
            <span className={styles.head}>
              <span aria-hidden={isItsName || undefined} className={cx(isRich && styles.title)}>
                {label}
              </span>
              {shortcut && (
                <kbd dir="ltr" className={styles.shortcut}>
                  {shortcut}
                </kbd>
              )}
            </span>
          ) : (
            label
          )}
          {isRich && <span className={styles.description}>{description}</span>}
        </Tooltip>
      </TooltipContext>
    </TooltipTriggerStateContext>
  )
}
