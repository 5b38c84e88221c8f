import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type Ref, useId } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import type { Tone } from '../../tokens/ramps.ts'
import { type Part, partOf, toneOf } from './grade.ts'
import * as measure from './measure.css.ts'
import * as styles from './Meter.css.ts'

export interface MeterProps {
  /** What is measured. */
  label: string
  /** How much there is, between `min` and `max`. */
  value: number
  /** The least there can be, in the unit of `value`. @default 0 */
  min?: number
  /** The most there can be, in the unit of `value`. @default 100 */
  max?: number
  /** Below it the value is low. @default nothing is low */
  low?: number
  /** Above it the value is high. @default nothing is high */
  high?: number
  /** Which part of the range is best; the colour follows from it. @default 'middle' */
  optimum?: Part
  /** What each part of the range is called, such as 'Weak'; said and shown, so that colour does not speak alone. */
  words?: Partial<Record<Part, string>>
  /** The value in words, such as '6 of 10 GB'. @default its percentage of the range */
  valueText?: string
  /** A colour of its own, where the range has no good or bad. @default by `low`, `high` and `optimum`, or 'primary' */
  tone?: Tone
  /** Shows what is beyond `max` in this tone; the whole bar is then the value. @default what is beyond is not shown */
  overTone?: Tone
  /** Into how many pieces the bar is cut. @default 1 */
  segments?: number
  /** Height of the bar: small 4, medium 6, large 10 px. @default 'medium' */
  size?: keyof typeof styles.sizes
  /** Shows the bar alone; label and value are still read out. @default false */
  isBare?: boolean
  ref?: Ref<HTMLDivElement>
}

/**
 * How much there is of something, within a known range.
 *
 * Use when a quantity is measured: storage, a quota, the strength of a password, a score.
 * Not for a task that goes on: use `ProgressLinear`; nor for a value that a person sets: use a slider.
 */
export function Meter({
  label,
  value,
  min = 0,
  max = 100,
  low,
  high,
  optimum,
  words = {},
  valueText,
  tone,
  overTone,
  segments = 1,
  size = 'medium',
  isBare = false,
  ...rest
}: MeterProps) {
  const { locale } = useLocale()
  const id = useId()
  const range = { min, max, low, high, optimum }
  const now = Math.min(max, Math.max(min, value))
  const filled = max > min ? (now - min) / (max - min) : 0
  const part = partOf(now, range)
  const said = valueText ?? new Intl.NumberFormat(locale, { style: 'percent' }).format(filled)
  const word = words[part]
  return (
    <div {...rest} className={cx(toneClass[tone ?? toneOf(part, range)], measure.measure)}>
      {!isBare && (
        <div className={measure.head}>
          <span id={id} className={measure.label}>
            {label}
          </span>
          <span className={measure.value}>
            {word && (
              <>
                <span className={styles.word}>{word}</span>
                {' · '}
              </>
            )}
            <bdi>{said}</bdi>
          </span>
        </div>
      )}
      <div
        role="meter"
        aria-label={isBare ? label : undefined}
        aria-labelledby={isBare ? undefined : id}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={now}
        aria-valuetext={word ? `${word}, ${said}` : said}
        className={cx(styles.track, styles.sizes[size])}
      >
        {overTone && value > max ? (
          <Overrun share={(max - min) / (value - min)} tone={overTone} />
        ) : (
          Array.from({ length: segments }, (_, index) => (
            <Segment key={index} filled={filled * segments - index} />
          ))
        )}
      </div>
    </div>
  )
}

function Segment({ filled }: { filled: number }) {
  const percent = Math.min(100, Math.max(0, filled * 100))
  return (
    <div className={styles.segment}>
      <div className={styles.fill} style={assignInlineVars({ [styles.share]: `${percent}%` })} />
    </div>
  )
}

/** The range itself, and behind it what has outrun it. */
const Overrun = ({ share, tone }: { share: number; tone: Tone }) => (
  <div className={cx(styles.segment, styles.parts)}>
    <div
      className={styles.part}
      style={assignInlineVars({ [styles.share]: `${Math.max(0, share) * 100}%` })}
    />
    <div className={cx(toneClass[tone], styles.over)} />
  </div>
)
