import type { AriaAttributes, Ref } from 'react'
import { Pressable } from '../../internal/Pressable.tsx'
import { cx } from '../../css/cx.ts'
import type { Tone } from '../../tokens/ramps.ts'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { Spinner } from '../Button/Spinner.tsx'
import { buttonClass, type ButtonVariant } from '../Button/buttonStyles.ts'
import { marked } from './IconButton.css.ts'

export interface IconButtonProps {
  /** The picture, from the entry `icons`. */
  icon: IconSource
  /** What pressing it does, in words: its name for everyone who cannot see the icon. */
  label: string
  /** What the action means. @default 'neutral' */
  tone?: Tone
  /** How strongly it asks to be pressed. @default 'plain' */
  variant?: ButtonVariant
  /** Side by density: small 30, medium 36, large 44 px when comfortable. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Shows a dot on its corner, for news; the label has to say what they are. @default false */
  isMarked?: boolean
  /** Shows that work goes on and ignores presses. @default false */
  isPending?: boolean
  /** @default false */
  isDisabled?: boolean
  /** Called when it is pressed by mouse, touch or keyboard. */
  onPress?: () => void
  /** Called when a pointer or the focus comes near: time to fetch what pressing needs. */
  onPrefetch?: () => void
  id?: string
  'aria-expanded'?: boolean
  'aria-haspopup'?: AriaAttributes['aria-haspopup']
  'aria-controls'?: string
  'aria-pressed'?: boolean
  ref?: Ref<HTMLButtonElement>
}

const iconSizes = { small: 18, medium: 20, large: 24 } as const

/**
 * Starts an action, shown by an icon alone.
 *
 * Use when the icon is known to everyone and room is short. Not when words fit: use `Button`; nor for a count on its
 * corner: use `BadgeAnchor`.
 */
export function IconButton({
  icon,
  label,
  tone = 'neutral',
  variant = 'plain',
  size = 'medium',
  isMarked,
  isPending,
  ...rest
}: IconButtonProps) {
  return (
    <Pressable
      {...rest}
      aria-label={label}
      isPending={isPending}
      className={cx(buttonClass({ tone, variant, size, shape: 'icon' }), isMarked && marked)}
    >
      {isPending ? <Spinner /> : <Icon icon={icon} size={iconSizes[size]} />}
    </Pressable>
  )
}
