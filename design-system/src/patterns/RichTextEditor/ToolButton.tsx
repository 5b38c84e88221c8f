import type { ReactNode } from 'react'
import { Icon, type IconSource } from '../../components/Icon/Icon.tsx'
import { toggleClass } from '../../components/ToggleButton/toggleButtonStyles.ts'
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx'
import { cx } from '../../css/cx.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import { namedKeys, shownKeys } from './keys.ts'
import * as styles from './toolbar.css.ts'

interface ToolFaceProps {
  icon: IconSource
  label: string
  keys?: readonly string[]
  isMirrored?: boolean
  /** Whether it is on; nothing for what is no state. */
  isOn?: boolean
  /** Shows that it can do nothing now. It keeps the focus, which a disabled button would lose in the middle of work. */
  isIdle?: boolean
  isDisabled?: boolean
  onPress?: () => void
}

/** The button of a tool; pressed by pointer, it leaves the caret where it was. */
export function ToolFace({
  icon,
  label,
  keys,
  isMirrored,
  isOn,
  isIdle = false,
  isDisabled,
  onPress,
}: ToolFaceProps) {
  const marks = {
    'data-selected': isOn || undefined,
    'data-disabled': isIdle || undefined,
    'aria-keyshortcuts': keys && namedKeys(keys),
  }
  const look = { tone: 'primary', variant: 'plain', size: 'small', shape: 'icon' } as const
  return (
    <Pressable
      {...marks}
      aria-label={label}
      aria-pressed={isOn}
      aria-disabled={isIdle || undefined}
      isDisabled={isDisabled}
      isFocusKept
      onPress={onPress}
      className={cx(toggleClass({ ...look, isSelected: isOn ?? false }), styles.tool)}
    >
      <Icon icon={icon} size={18} isMirrored={isMirrored} />
    </Pressable>
  )
}

/** Its name and its keys, as one points at a tool. */
export const ToolTip = ({
  label,
  keys,
  children,
}: Pick<ToolFaceProps, 'label' | 'keys'> & { children: ReactNode }) => (
  <Tooltip label={label} shortcut={keys && shownKeys(keys)}>
    {children}
  </Tooltip>
)
