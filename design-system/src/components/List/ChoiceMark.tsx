import { cx } from '../../css/cx.ts'
import { IconCheck } from '../../icons/icons.ts'
import { CheckboxMark } from '../Checkbox/CheckboxMark.tsx'
import * as checkbox from '../Checkbox/Checkbox.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './interactive.css.ts'

/** How a list is chosen from, if at all. */
export type Choice = 'none' | 'single' | 'multiple'

/** The box of a row of which several may be chosen; drawn only, because the whole row is what is pressed. */
export const ChoiceBox = ({ isSelected }: { isSelected: boolean }) => (
  <span aria-hidden className={cx(checkbox.box, styles.before[18], isSelected && checkbox.on)}>
    <CheckboxMark isOn={isSelected} />
  </span>
)

/** The tick at the end of the one row that is chosen. */
export const ChoiceTick = ({ isSelected }: { isSelected: boolean }) => (
  <span className={styles.check} data-selected={isSelected || undefined}>
    <Icon icon={IconCheck} size={18} />
  </span>
)
