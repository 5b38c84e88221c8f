import type { Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import type { Tone } from '../../tokens/ramps.ts'
import * as styles from './LabelDot.css.ts'

export interface LabelDotProps {
  /** The colour of what it stands for. @default 'neutral' */
  tone?: Tone
  /** What it stands for, for those who cannot see it. @default nothing, where the name stands beside it */
  label?: string
  ref?: Ref<HTMLSpanElement>
}

/**
 * A dot in the colour of a label, as large as an icon.
 *
 * Use when a label, a calendar or a category has a colour, before its name.
 * Not for a status in words: use `Chip` with a dot; nor for news on an icon: use `BadgeAnchor`.
 */
export function LabelDot({ tone = 'neutral', label, ...rest }: LabelDotProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <span {...rest} {...naming} className={cx(styles.dot, toneClass[tone])} />
}
