import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type Ref, useId } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import type { Tone } from '../../tokens/ramps.ts'
import * as measure from '../Meter/measure.css.ts'
import { progressAria } from './progressAria.ts'
import * as styles from './LabeledProgress.css.ts'

export interface LabeledProgressProps {
  /** What goes on. */
  label: string
  /** How far it has come, from 0 to 100 percent. @default unknown: the bar asks, running backwards */
  value?: number
  /** How far it may come next without waiting, from 0 to 100 percent, such as what a player has fetched. @default nothing */
  buffer?: number
  /** How far it has come in words, such as '3 of 5 files', shown and read out. @default the percentage */
  valueText?: string
  /** What it means. @default 'primary' */
  tone?: Tone
  /** Height of the bar: medium 6, large 12 px. @default 'medium' */
  size?: keyof typeof styles.sizes
  /** Moves stripes along the bar while work goes on. @default false */
  isStriped?: boolean
  ref?: Ref<HTMLDivElement>
}

const width = (percent: number | undefined) => `${Math.min(100, Math.max(0, percent ?? 0))}%`

/**
 * How far something has come, as a line below its name and its figure.
 *
 * Use when a task is the subject: an upload, an import, a film that plays.
 * Not for a bar whose place says what it is: use `ProgressLinear`; nor for a quantity: use `Meter`.
 */
export function LabeledProgress({
  label,
  value,
  buffer,
  valueText,
  tone = 'primary',
  size = 'medium',
  isStriped,
  ...rest
}: LabeledProgressProps) {
  const { locale } = useLocale()
  const id = useId()
  const { percent, figure, aria } = progressAria(locale, value, valueText)
  return (
    <div {...rest} className={cx(toneClass[tone], measure.measure)}>
      <div className={measure.head}>
        <span id={id} className={measure.label}>
          {label}
        </span>
        <bdi className={measure.value}>{valueText ?? figure}</bdi>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        {...aria}
        className={cx(styles.track, styles.sizes[size])}
        style={assignInlineVars({ [styles.done]: width(percent), [styles.ready]: width(buffer) })}
      >
        {buffer !== undefined && <div className={styles.buffer} />}
        <div
          className={cx(
            styles.bar,
            isStriped && percent !== undefined && styles.striped,
            percent === undefined && styles.query,
          )}
        />
      </div>
    </div>
  )
}
