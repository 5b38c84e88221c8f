import { Icon } from '../../../components/Icon/Icon.tsx'
import { cx } from '../../../css/cx.ts'
import { IconChevronDown } from '../../../icons/icons.ts'
import * as styles from './grouping.css.ts'

interface ToggleProps {
  label: string
  isOpen: boolean
  onToggle: () => void
  /** The id of what it opens; used only while that is rendered. */
  controls?: string
  /** Whether a press anywhere on its line counts. @default false */
  isWhole?: boolean
}

/** Expands and collapses a row or a group. */
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
      <Icon icon={IconChevronDown} size={18} />
    </span>
  </button>
)
