import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import * as styles from './ButtonGroup.css.ts'

export interface ButtonGroupProps {
  /** `Button`, `IconButton`, `LinkButton`, `ToggleButton`, or a `Menu` or a `Tooltip` around one; all of one size. */
  children: ReactNode
  /** What the buttons are for together: the group's name. */
  label: string
  /** Whether they stand side by side or one below the other. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** Takes the whole width, in equal parts when side by side. @default false */
  isBlock?: boolean
  id?: string
  ref?: Ref<HTMLDivElement>
}

/**
 * Buttons joined into one block.
 *
 * Use when a few actions belong together and are of one weight: undo and redo, zoom in and out.
 * Not for choosing: use `ToggleButtonGroup`; nor for one action with more behind it: use `SplitButton`.
 */
export function ButtonGroup({
  children,
  label,
  orientation = 'horizontal',
  isBlock = false,
  ...rest
}: ButtonGroupProps) {
  return (
    <div
      {...rest}
      role="group"
      aria-label={label}
      className={cx(orientation === 'horizontal' ? styles.row : styles.column, isBlock && styles.block)}
    >
      {children}
    </div>
  )
}
