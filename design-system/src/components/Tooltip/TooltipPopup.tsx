import { type HTMLAttributes, type RefObject, useEffect } from 'react'
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
  // A tap that opened it need not leave the focus there, whose going would close it.
  useEffect(() => {
    if (!state.isOpen) return
    const close = ({ target }: PointerEvent) => {
      if (!triggerRef.current?.contains(target as Node)) state.close(true)
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [state, triggerRef])
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
