import type { PointerEvent, ReactNode } from 'react'
import { Group } from 'react-aria-components/Group'
import * as styles from './Field.css.ts'

interface FieldBoxProps {
  /** The input. */
  children: ReactNode
  size?: 'medium' | 'large'
  start?: ReactNode
  end?: ReactNode
  isReadOnly?: boolean
  isDisabled?: boolean
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
}: FieldBoxProps) {
  return (
    <Group
      role="presentation"
      isDisabled={isDisabled}
      className={styles.box({ size, isReadOnly })}
      onPointerDown={focusInput}
    >
      {start && <span className={styles.side}>{start}</span>}
      {children}
      {end && <span className={styles.side}>{end}</span>}
    </Group>
  )
}
