import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import type { Tone } from '../../tokens/ramps.ts'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { label } from './Chip.css.ts'
import * as styles from './ChipButton.css.ts'

export interface ChipButtonProps {
  /** What pressing it does or switches, in a word or two. */
  children: ReactNode
  /** What it means. @default 'neutral'; 'primary' while it is on */
  tone?: Tone
  /** How strongly it stands out. @default 'outlined' */
  variant?: 'soft' | 'outlined'
  /** Height: small 24 px, medium 30 px when comfortable. @default 'medium' */
  size?: 'small' | 'medium'
  /** A picture before the words. */
  icon?: IconSource
  /** Makes it a switch that is on or off. @default no switch */
  isPressed?: boolean
  /** @default false */
  isDisabled?: boolean
  /** Called when it is pressed by mouse, touch or keyboard. */
  onPress?: () => void
  /** The language of the words, where it differs from the page's, as a BCP 47 tag. */
  lang?: string
  'aria-label'?: string
  'aria-expanded'?: boolean
  'aria-controls'?: string
  ref?: Ref<HTMLButtonElement>
}

/**
 * A chip that is pressed: a suggestion, a filter that is on or off, the rest of a list.
 *
 * Use when short choices stand in a row of chips. Not for several that belong together: use `ChipGroup`; nor for
 * the action of a form or a page: use `Button`.
 */
export function ChipButton({
  children,
  tone,
  variant = 'outlined',
  size = 'medium',
  icon,
  isPressed,
  lang,
  ...rest
}: ChipButtonProps) {
  const meaning = tone ?? (isPressed ? 'primary' : 'neutral')
  return (
    <Pressable
      {...rest}
      aria-pressed={isPressed}
      className={cx(toneClass[meaning], styles.pressable({ variant, size }))}
    >
      {icon && <Icon icon={icon} size={size === 'small' ? 14 : 16} />}
      <span dir="auto" lang={lang} className={label}>
        {children}
      </span>
    </Pressable>
  )
}
