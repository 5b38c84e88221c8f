import type { Ref } from 'react'
import { IconArrowBackUp } from '../../icons/icons.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ResetIndicator.css.ts'

export interface ChangedMarkProps {
  /** What the dot says: "Changed". */
  label: string
  /** What the button does: "Reset theme". */
  resetLabel: string
  /** Called when it is pressed; it then goes, so give the focus to what was reset. */
  onReset: () => void
  ref?: Ref<HTMLSpanElement>
}

/**
 * A dot that says of a setting that it is no longer as it was at first, and the button that takes it back.
 *
 * Use when a page of settings is changed bit by bit, at the end of a label's line; it fits there without making the
 * line higher. Not for what waits to be read: use `Badge`.
 */
export function ResetIndicator({ label, resetLabel, onReset, ...rest }: ChangedMarkProps) {
  return (
    <span {...rest} className={styles.mark}>
      <span className={styles.dot}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
      <Pressable aria-label={resetLabel} onPress={onReset} className={styles.button}>
        <Icon icon={IconArrowBackUp} size={16} />
      </Pressable>
    </span>
  )
}
