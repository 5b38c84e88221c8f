import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type Ref, useId } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { cx } from '../../css/cx.ts'
import { rem } from '../../css/rem.ts'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { colorOf } from '../kit/colors.ts'
import { figure } from '../kit/model.ts'
import type { ChartTone } from '../kit/types.ts'
import * as styles from './Gauge.css.ts'

export interface GaugeProps {
  /** What is measured. */
  label: string
  /** How much there is, between `minValue` and `maxValue`; null where nobody knows. */
  value: number | null
  /** The least there can be, in the unit of `value`. @default 0 */
  minValue?: number
  /** The most there can be, in the unit of `value`. @default 100 */
  maxValue?: number
  /** The way round: half of it, nearly all of it, or nearly all of it in dashes. @default 'half' */
  variant?: 'half' | 'full' | 'dashed'
  /** Its colour. @default 'primary' */
  tone?: ChartTone
  /** The value in words, which stands in it. @default its percentage of the range */
  valueText?: string
  /** A few words below the value. @default none */
  description?: string
  /** Its width in px. @default 160 */
  size?: number
  /** The way it fills. @default the page's */
  direction?: 'ltr' | 'rtl'
  ref?: Ref<HTMLDivElement>
}

const RADIUS = 88
/** How much of a turn each kind is, and where it begins, in degrees clockwise from three o'clock. */
const turns = {
  half: { degrees: 180, from: 180, viewBox: '-100 -100 200 110' },
  full: { degrees: 270, from: 135, viewBox: '-100 -100 200 180' },
  dashed: { degrees: 270, from: 135, viewBox: '-100 -100 200 180' },
} as const

function arcPath(from: number, degrees: number, isMirrored: boolean) {
  const at = (angle: number) => {
    const turn = (angle / 180) * Math.PI
    return `${(isMirrored ? -1 : 1) * RADIUS * Math.cos(turn)},${RADIUS * Math.sin(turn)}`
  }
  return `M${at(from)}A${RADIUS},${RADIUS} 0 ${degrees > 180 ? 1 : 0} ${isMirrored ? 0 : 1} ${at(from + degrees)}`
}

/** Dashes of a share of the way, as a pattern of strokes and gaps along a way of 100. */
function dashesOf(share: number) {
  const dash = 2
  const gap = 1.5
  const count = Math.round((share * 100) / (dash + gap))
  return count === 0 ? '0 200' : `${Array.from({ length: count }, () => `${dash} ${gap}`).join(' ')} 0 200`
}

/**
 * How far one figure is on its way, as an arc.
 *
 * Use when one share is the point of a card: a goal, a budget, tickets that are done. Not for several to compare: use
 * `RadialBarChart` or `MeterRows`; nor in a row of a table: use `Meter`.
 */
export function Gauge({
  label,
  value,
  minValue = 0,
  maxValue = 100,
  variant = 'half',
  tone = 'primary',
  valueText,
  description,
  size = 160,
  direction,
  ref,
  ...rest
}: GaugeProps) {
  const { locale, direction: around } = useLocale()
  const descriptionId = useId()
  const known = figure(value)
  const least = figure(minValue) ?? 0
  const most = Math.max(least, figure(maxValue) ?? 100)
  const now = known === null ? least : Math.min(most, Math.max(least, known))
  const share = most > least ? (now - least) / (most - least) : 0
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const text = valueText ?? (known === null ? '–' : percent.format(share < 1 ? Math.min(share, 0.99) : share))
  const { degrees, from, viewBox } = turns[variant]
  const d = arcPath(from, degrees, (direction ?? around) === 'rtl')
  const isDashed = variant === 'dashed'
  return (
    <div
      {...dataAttributes(rest)}
      ref={ref}
      role="meter"
      aria-label={label}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={now}
      aria-valuetext={text}
      aria-describedby={description ? descriptionId : undefined}
      className={styles.gauge}
      style={assignInlineVars({ [styles.size]: rem(size), [styles.color]: colorOf(tone, 0) })}
    >
      <svg aria-hidden="true" viewBox={viewBox} className={styles.shapes}>
        <path
          d={d}
          pathLength={100}
          strokeDasharray={isDashed ? dashesOf(1) : undefined}
          className={cx(styles.track, isDashed && styles.dashed)}
        />
        {share > 0 && (
          <path
            d={d}
            pathLength={100}
            strokeDasharray={isDashed ? dashesOf(share) : `${share * 100} 200`}
            className={cx(styles.arc, isDashed && styles.dashed)}
          />
        )}
      </svg>
      <div className={cx(styles.words, variant !== 'half' && styles.inMiddle)}>
        <bdi className={styles.value}>{text}</bdi>
        {description && (
          <span id={descriptionId} className={styles.label}>
            {description}
          </span>
        )}
      </div>
    </div>
  )
}
