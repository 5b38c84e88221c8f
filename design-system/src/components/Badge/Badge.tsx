import type { Ref } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import type { Tone } from '../../tokens/ramps.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { badgeNumber } from './number.ts'
import * as styles from './Badge.css.ts'

export interface BadgeProps {
  /** How many; 0 or nothing shows no badge, unless it is a dot. */
  count?: number
  /** The largest number written out; above it stands this number and a plus. @default 99 */
  max?: number
  /** What it means. @default 'neutral' */
  tone?: Tone
  /** Shows a dot in place of the number. @default false */
  isDot?: boolean
  /** What it counts or marks, read after the number. */
  label: string
  ref?: Ref<HTMLSpanElement>
}

/**
 * A number, or a dot, in the line, that says how many wait.
 *
 * Use when a count belongs to an entry of the navigation, a tab or a title. Not on the corner of a button or a
 * face: use `BadgeAnchor`; nor for a state in words: use `Chip`.
 */
export function Badge({ count = 0, max = 99, tone = 'neutral', isDot = false, label, ...rest }: BadgeProps) {
  const { locale } = useLocale()
  if (!isDot && count <= 0) return null
  return (
    <span
      {...rest}
      className={cx(
        toneClass[tone],
        styles.badge,
        tone === 'neutral' ? styles.looks.quiet : styles.looks.soft,
        isDot && styles.dot,
      )}
    >
      {!isDot && <bdi>{badgeNumber(locale, count, max)}</bdi>} <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
