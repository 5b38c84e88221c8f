import { cx } from '../../css/cx.ts'
import { IconArrowDown, IconArrowUp, IconSelector } from '../../icons/icons.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './SimpleTable.css.ts'

const arrows = { asc: IconArrowUp, desc: IconArrowDown, none: IconSelector }

interface SortButtonProps {
  header: string
  isNumeric?: boolean
  direction?: 'asc' | 'desc'
  onChange: (direction: 'asc' | 'desc') => void
}

/** The name of a column that sorts: words from their first, figures from the largest, then the other way. */
export function SortButton({ header, isNumeric = false, direction, onChange }: SortButtonProps) {
  const first = isNumeric ? 'desc' : 'asc'
  const other = direction === 'asc' ? 'desc' : 'asc'
  return (
    <Pressable
      onPress={() => onChange(direction ? other : first)}
      className={cx(styles.sortButton, isNumeric && styles.sortedFromEnd, direction && styles.sorted)}
    >
      {header}
      <span className={cx(styles.arrow, !direction && styles.idleArrow)}>
        <Icon icon={arrows[direction ?? 'none']} size={14} />
      </span>
    </Pressable>
  )
}
