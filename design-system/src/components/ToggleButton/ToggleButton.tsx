import type { ReactNode, Ref } from 'react'
import { Pressable } from '../../internal/Pressable.tsx'
import type { Tone } from '../../tokens/ramps.ts'
import * as button from '../Button/Button.css.ts'
import type { ButtonVariant } from '../Button/buttonStyles.ts'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { toggleClass } from './toggleButtonStyles.ts'

interface ToggleButtonOptions {
  /** What is on while it is pressed down, in words that stay the same on and off. */
  children?: ReactNode
  /** The name of a toggle that shows an icon alone. */
  label?: string
  /** An icon before the words, or alone beside a `label`. */
  icon?: IconSource
  /** Whether it is pressed down. */
  isSelected: boolean
  /** Called with whether it is on when it is pressed. */
  onChange: (isSelected: boolean) => void
  /** What being on means. @default 'primary' */
  tone?: Tone
  /** How strongly it stands out. @default 'outlined' */
  variant?: ButtonVariant
  /** Height by density: small 30, medium 36, large 44 px when comfortable. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Takes the whole width; for words, not for an icon alone. @default false */
  isBlock?: boolean
  /** @default false */
  isDisabled?: boolean
  id?: string
  'aria-describedby'?: string
  'aria-controls'?: string
  ref?: Ref<HTMLButtonElement>
}

/** Every toggle has a name: words that all can see, or a label beside an icon alone. */
export type ToggleButtonProps = ToggleButtonOptions &
  (
    | { children: ReactNode; label?: undefined }
    | { icon: IconSource; label: string; children?: undefined; isBlock?: undefined }
  )

const iconSizes = {
  text: { small: 16, medium: 18, large: 18 },
  icon: { small: 18, medium: 20, large: 24 },
} as const

/**
 * A button that stays down: something is on until it is pressed again.
 *
 * Use when a view or a tool goes on and off at once: bold text, favourites only, a muted call.
 * Not for a setting or an answer in a form: use `Checkbox`; nor for one of several: use `ToggleButtonGroup`.
 */
export function ToggleButton({
  children,
  label,
  icon,
  isSelected,
  onChange,
  tone = 'primary',
  variant = 'outlined',
  size = 'medium',
  isBlock = false,
  ...rest
}: ToggleButtonProps) {
  const shape = children === undefined ? 'icon' : 'text'
  return (
    <Pressable
      {...rest}
      {...{ 'data-selected': isSelected || undefined }}
      aria-label={label}
      aria-pressed={isSelected}
      onPress={() => onChange(!isSelected)}
      className={toggleClass({ tone, variant, size, shape, isBlock, isSelected })}
    >
      <span className={button.content}>
        {icon && <Icon icon={icon} size={iconSizes[shape][size]} />}
        {children}
      </span>
    </Pressable>
  )
}
