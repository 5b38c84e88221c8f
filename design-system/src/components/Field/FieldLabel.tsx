import type { MouseEventHandler, ReactNode } from 'react'
import { cx } from '../../css/cx.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Field.css.ts'

interface FieldLabelProps {
  children: string
  id?: string
  htmlFor?: string
  isRequired?: boolean
  isHidden?: boolean
  end?: ReactNode
  onClick?: MouseEventHandler<HTMLLabelElement>
}

/** The name of a field above it, with the mark of a field that must be filled. */
export function FieldLabel({ children, isRequired, isHidden, end, ...rest }: FieldLabelProps) {
  const label = (
    <label {...rest} className={cx(isHidden ? hidden : styles.label)}>
      {children}
      {isRequired && <RequiredMark />}
    </label>
  )
  if (isHidden && !end) return label
  return (
    <div className={styles.labelLine}>
      {label}
      {end}
    </div>
  )
}

/** An asterisk for the eye; `aria-required` or a description says it to everyone else. */
export const RequiredMark = () => (
  <span aria-hidden className={styles.requiredMark}>
    *
  </span>
)
