import { cx } from '../../css/cx.ts'
import * as styles from './Divider.css.ts'

export interface DividerProps {
  /** Whether the line lies or stands. @default 'horizontal' */
  orientation?: keyof typeof styles.directions
}

/**
 * A line between groups of content.
 *
 * Use when space alone does not show where a group ends. Not for framing: use `Card`.
 */
export function Divider({ orientation = 'horizontal' }: DividerProps) {
  return <hr aria-orientation={orientation} className={cx(styles.divider, styles.directions[orientation])} />
}
