import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { Ref } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import type { Tone } from '../../tokens/ramps.ts'
import * as styles from './ProgressLinear.css.ts'

export interface ProgressLinearProps {
  /** What goes on, for those who cannot see the bar. */
  label: string
  /** How far it has come, from 0 to 100 percent. @default unknown: the bar runs on */
  value?: number
  /** What it means. @default 'primary' */
  tone?: Tone
  /** Height: thin 3, medium 6 px. @default 'medium' */
  size?: keyof typeof styles.sizes
  /** Hides the bar but keeps its room, so that nothing jumps when work begins. @default true */
  isVisible?: boolean
  ref?: Ref<HTMLDivElement>
}

/**
 * How far something has come, as a line.
 *
 * Use when a task runs, or a share of a whole is shown in a table or a card.
 * Not for content that loads with a known layout: use `Skeleton`.
 */
export function ProgressLinear({
  label,
  value,
  tone = 'primary',
  size = 'medium',
  isVisible = true,
  ...rest
}: ProgressLinearProps) {
  const { locale } = useLocale()
  const isKnown = value !== undefined
  const percent = Math.min(100, Math.max(0, value ?? 0))
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuenow={isKnown ? percent : undefined}
      aria-valuetext={
        isKnown ? new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100) : undefined
      }
      className={cx(
        toneClass[tone],
        styles.track,
        styles.sizes[size],
        isVisible ? styles.shown : styles.hidden,
      )}
    >
      <div
        className={cx(styles.bar, isKnown ? styles.determinate : styles.indeterminate)}
        style={isKnown ? assignInlineVars({ [styles.share]: `${percent}%` }) : undefined}
      />
    </div>
  )
}
