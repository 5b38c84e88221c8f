import type { ReactNode, Ref } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import type { Tone } from '../../theme/ramps.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Badge.css.ts'

export interface BadgeProps {
  /** How many; 0 or nothing shows no badge, unless it is a dot. */
  count?: number
  /** The largest number written out; above it stands this number and a plus. @default 99 */
  max?: number
  /** What it means. @default 'neutral' inline, 'danger' on a corner */
  tone?: Tone
  /** Shows a dot in place of the number. @default false */
  isDot?: boolean
  /** What it counts or marks, read after the number. */
  label: string
  /** What the badge sits on the corner of. @default nothing: the badge stands in the line */
  children?: ReactNode
  ref?: Ref<HTMLSpanElement>
}

/**
 * A number, or a dot, that says how many wait.
 *
 * Use when a count belongs to an entry of the navigation, a tab, a button or a face.
 * Not for a state in words: use `Chip`.
 */
export function Badge({ count = 0, max = 99, tone, isDot = false, label, children, ref }: BadgeProps) {
  const { locale } = useLocale()
  const isOnCorner = children !== undefined
  const meaning = tone ?? (isOnCorner ? 'danger' : 'neutral')
  const number = new Intl.NumberFormat(locale).format(Math.min(count, max)) + (count > max ? '+' : '')
  const inlineLook = meaning === 'neutral' ? styles.looks.quiet : styles.looks.soft
  const badge = (isDot || count > 0) && (
    <span
      ref={ref}
      className={cx(
        toneClass[meaning],
        styles.badge,
        isOnCorner ? styles.looks.solid : inlineLook,
        isDot && styles.dot,
        isOnCorner && (isDot ? styles.cornerDot : styles.corner),
      )}
    >
      {!isDot && <bdi>{number}</bdi>} <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
  if (!isOnCorner) return badge
  return (
    <span className={styles.anchor}>
      {children}
      {badge}
    </span>
  )
}
