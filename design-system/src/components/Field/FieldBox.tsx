import type { PointerEvent, ReactNode } from 'react'
import * as styles from './Field.css.ts'

interface FieldBoxProps {
  /** The input. */
  children: ReactNode
  size?: 'medium' | 'large'
  start?: ReactNode
  end?: ReactNode
  isReadOnly?: boolean
  isDisabled?: boolean
  isInvalid?: boolean
}

/** A press beside the input, on the icon or the padding, goes to the input. */
function focusInput(event: PointerEvent<HTMLElement>) {
  if ((event.target as Element).closest('input, button, a')) return
  event.preventDefault()
  event.currentTarget.querySelector('input')?.focus()
}

/** The bordered box around an input and what stands beside its value. */
export function FieldBox({
  children,
  size = 'medium',
  start,
  end,
  isReadOnly = false,
  isDisabled,
  isInvalid,
}: FieldBoxProps) {
  return (
    <div
      role="presentation"
      data-disabled={isDisabled || undefined}
      data-invalid={isInvalid || undefined}
      className={styles.box({ size, isReadOnly })}
      onPointerDown={focusInput}
    >
      {start && <Side isDisabled={isDisabled}>{start}</Side>}
      {children}
      {end && <Side isDisabled={isDisabled}>{end}</Side>}
    </div>
  )
}

/** Says itself that it is disabled, because the role of its box says nothing. */
const Side = ({ children, isDisabled }: { children: ReactNode; isDisabled?: boolean }) => (
  <span className={styles.side} aria-disabled={isDisabled || undefined}>
    {children}
  </span>
)
