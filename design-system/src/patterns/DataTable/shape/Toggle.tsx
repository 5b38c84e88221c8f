import { Icon } from '../../../components/Icon/Icon.tsx'
import { cx } from '../../../css/cx.ts'
import { IconChevronDown } from '../../../icons/icons.ts'
import * as styles from './shape.css.ts'

interface ToggleProps {
  label: string
  isOpen: boolean
  onToggle: () => void
  /** What it opens, while that is there. */
  controls?: string
  /** Whether all of its line is pressed. @default false */
  isWhole?: boolean
}

/** Opens and closes a row or a group. */
export const Toggle = ({ label, isOpen, onToggle, controls, isWhole }: ToggleProps) => (
  <button
    type="button"
    aria-label={label}
    aria-expanded={isOpen}
    aria-controls={isOpen ? controls : undefined}
    onClick={onToggle}
    className={cx(isWhole ? styles.groupToggle : styles.toggle)}
  >
    <span className={styles.chevron}>
      <Icon of={IconChevronDown} size={18} />
    </span>
  </button>
)
