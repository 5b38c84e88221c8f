import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode, Ref } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import type { Tone } from '../../tokens/ramps.ts'
import { progressAria } from '../ProgressLinear/progressAria.ts'
import { circleSizes, type CircleSize } from './sizes.ts'
import * as styles from './ProgressCircular.css.ts'

interface CircleOptions {
  /** What goes on, for those who cannot see the circle. */
  label: string
  /** How far it has come, from 0 to 100 percent. @default unknown: the circle turns */
  value?: number
  /** What a screen reader says in place of the percentage, such as '3 of 5 files'. */
  valueText?: string
  /** What it means. @default 'primary' */
  tone?: Tone
  ref?: Ref<HTMLDivElement>
}

/** Words find room inside a large circle only. */
export type ProgressCircularProps = CircleOptions &
  (
    | {
        /** Side: small 20, medium 36, large 56, huge 112 px. @default 'medium' */
        size?: 'small' | 'medium'
        isValueShown?: undefined
        children?: undefined
      }
    | {
        /** Side: small 20, medium 36, large 56, huge 112 px. @default 'medium' */
        size: 'large' | 'huge'
        /** Shows the percentage inside. @default false */
        isValueShown?: boolean
        /** What stands inside instead: a figure of its own, an icon. Screen readers hear `valueText`. */
        children?: ReactNode
      }
  )

/**
 * How far something has come, as a circle.
 *
 * Use when room is short, or one share is the subject of a tile; without a value it says that something runs.
 * Not for content that loads with a known layout: use `Skeleton`; nor across a card or page: use `ProgressLinear`.
 */
export function ProgressCircular({
  label,
  value,
  valueText,
  tone = 'primary',
  size = 'medium',
  isValueShown,
  children,
  ...own
}: ProgressCircularProps) {
  const { locale } = useLocale()
  const { percent, figure, aria } = progressAria(locale, value, valueText)
  const inside = children ?? (isValueShown && figure)
  const isKnown = percent !== undefined
  return (
    <div
      {...own}
      role="progressbar"
      aria-label={label}
      {...aria}
      className={cx(toneClass[tone], styles.circle, styles.sizes[size])}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${circleSizes[size].side} ${circleSizes[size].side}`}
        className={cx(styles.drawing, !isKnown && styles.turning)}
      >
        <Ring size={size} className={styles.track} />
        <Ring
          size={size}
          className={cx(
            styles.arc,
            isKnown ? styles.determinate : styles.indeterminate,
            percent === 0 && styles.nothing,
          )}
          rest={isKnown ? 100 - percent : undefined}
        />
      </svg>
      {inside && <span className={styles.label}>{inside}</span>}
    </div>
  )
}

function Ring({ size, className, rest }: { size: CircleSize; className: string; rest?: number }) {
  const { side, line } = circleSizes[size]
  return (
    <circle
      cx={side / 2}
      cy={side / 2}
      r={(side - line) / 2}
      strokeWidth={line}
      pathLength={100}
      className={className}
      style={rest === undefined ? undefined : assignInlineVars({ [styles.rest]: `${rest}` })}
    />
  )
}
