import { Pressable } from '../../internal/Pressable.tsx'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import * as styles from './Field.css.ts'

interface FieldButtonProps {
  icon: IconSource
  label: string
  isDisabled?: boolean
  onPress?: () => void
}

/** A small button inside a field's box; pressing it leaves the caret where it was. */
export const FieldButton = ({ icon, label, isDisabled, onPress }: FieldButtonProps) => (
  <Pressable
    aria-label={label}
    isDisabled={isDisabled}
    onPress={onPress}
    isFocusKept
    className={styles.button}
  >
    <Icon icon={icon} size={18} />
  </Pressable>
)
