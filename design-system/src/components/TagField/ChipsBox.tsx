import type { FocusEventHandler, PointerEvent, ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import * as field from '../Field/Field.css.ts'
import type { FieldLook } from '../Field/options.ts'
import { Chips, type ChipsData, useChipKeys } from './Chips.tsx'
import * as styles from './ChipsBox.css.ts'

interface ChipsBoxProps extends FieldLook, ChipsData {
  /** The control that the field is for, marked with `data-main`. */
  children: ReactNode
  end?: ReactNode
  /** Called when the focus leaves any part of the box. */
  onBlur?: FocusEventHandler<never>
  isReadOnly?: boolean
  isInvalid?: boolean
  ref?: Ref<HTMLDivElement>
}

/** A press beside the control goes to it. */
function focusMain(event: PointerEvent<HTMLElement>) {
  if ((event.target as Element).closest('input, button')) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>('[data-main]')?.focus()
}

/** The box of a field that holds several values: chips, and after them what adds one. */
export function ChipsBox({
  children,
  end,
  isReadOnly = false,
  isInvalid,
  variant,
  size = 'medium',
  labelPlacement,
  ref,
  onBlur,
  ...chips
}: ChipsBoxProps) {
  const onKeyDown = useChipKeys()
  const { isDisabled } = chips
  return (
    <div
      ref={ref}
      role="presentation"
      data-disabled={isDisabled || undefined}
      data-invalid={isInvalid || undefined}
      className={cx(
        field.box({ variant, size, labelPlacement, isReadOnly }),
        styles.sizes[size],
        styles.box,
        (variant === 'filled' || isReadOnly || isDisabled) && styles.onTint,
      )}
      onPointerDown={focusMain}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <div
        aria-disabled={isDisabled || undefined}
        className={cx(
          styles.chips,
          labelPlacement === 'inside' && styles.underLabel,
          chips.chips.length > 0 && variant !== 'plain' && styles.filled,
        )}
      >
        <Chips {...chips} onRemove={isReadOnly || isDisabled ? undefined : chips.onRemove} />
        {children}
      </div>
      {end && (
        <span className={field.side} aria-disabled={isDisabled || undefined}>
          {end}
        </span>
      )}
    </div>
  )
}
