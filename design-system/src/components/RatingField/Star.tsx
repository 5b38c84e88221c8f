import { assignInlineVars } from '@vanilla-extract/dynamic'
import { cx } from '../../css/cx.ts'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import * as styles from './RatingField.css.ts'

interface StarProps {
  icon: IconSource
  /** How much of it counts, from 0 to 1. */
  fill: number
  isOutlined?: boolean
}

/** One picture of the row, as much of it in colour as counts. */
export const Star = ({ icon, fill, isOutlined }: StarProps) => (
  <span className={styles.star}>
    <span className={styles.picture}>
      <Icon icon={icon} size={24} />
      {fill > 0 && (
        <span
          className={cx(styles.full, !isOutlined && styles.filled)}
          style={assignInlineVars({ [styles.share]: `${fill * 100}%` })}
        >
          <Icon icon={icon} size={24} />
        </span>
      )}
    </span>
  </span>
)
