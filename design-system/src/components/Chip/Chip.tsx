import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import type { Tone } from '../../tokens/ramps.ts'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import * as styles from './Chip.css.ts'

export interface ChipProps {
  /** The state or property, in a word or two. */
  children: ReactNode
  /** What it means. @default 'neutral' */
  tone?: Tone
  /** How strongly it stands out. @default 'soft' */
  variant?: 'soft' | 'outlined' | 'raised' | 'solid'
  /** Its outline: half circles, or small corners for a label that sits among square things. @default 'round' */
  shape?: 'round' | 'rounded'
  /** Height: small 20, medium 24 px. @default 'medium' */
  size?: 'small' | 'medium'
  /** Puts a dot of the tone before the words, as for a status. @default false */
  hasDot?: boolean
  /** A picture before the words. */
  icon?: IconSource
  /** The language of the words, where it differs from the page's, as a BCP 47 tag. */
  lang?: string
  ref?: Ref<HTMLSpanElement>
}

/**
 * A small label that says what state or kind something is.
 *
 * Use when a status, a category or a tag stands in a table, a title or a list.
 * Not for a number: use `Badge`; nor for an action: use `Button`.
 */
export function Chip({
  children,
  tone = 'neutral',
  variant = 'soft',
  shape = 'round',
  size = 'medium',
  hasDot,
  icon,
  lang,
  ...rest
}: ChipProps) {
  return (
    <span {...rest} lang={lang} className={cx(toneClass[tone], styles.chip({ variant, shape, size }))}>
      {hasDot && <span className={styles.dot} />}
      {icon && <Icon icon={icon} size={14} />}
      <span dir="auto" className={styles.label}>
        {children}
      </span>
    </span>
  )
}
