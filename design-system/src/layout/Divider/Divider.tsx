import type { Ref } from 'react'
import { cx } from '../../css/cx.ts'
import * as styles from './Divider.css.ts'

export interface DividerProps {
  /** Whether the line lies or stands. @default 'horizontal' */
  orientation?: keyof typeof styles.directions
  ref?: Ref<HTMLHRElement>
}

/**
 * A line between groups of content.
 *
 * Use when space alone does not show where a group ends. Not for framing: use `Card`.
 */
export function Divider({ orientation = 'horizontal', ...rest }: DividerProps) {
  return (
    <hr
      {...rest}
      aria-orientation={orientation}
      className={cx(styles.divider, styles.directions[orientation])}
    />
  )
}
