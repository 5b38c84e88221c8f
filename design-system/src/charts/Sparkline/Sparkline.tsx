import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type Ref, Suspense } from 'react'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import type { Tone } from '../../tokens/ramps.ts'
import * as styles from './Sparkline.css.ts'

export interface SparklineProps {
  /** What it shows and how it moved, in words: 'Orders, from 3,100 to 3,902 in a week'. */
  label: string
  /** The figures from first to last, evenly apart; null where there is none. */
  values: readonly (number | null)[]
  /** A second course that the first is held against, such as a plan: a dashed line behind a line or an area. @default none */
  plan?: readonly (number | null)[]
  /** A line, a line with its area filled, or a bar for each figure. @default 'line' */
  variant?: 'line' | 'area' | 'bars'
  /** What it means. @default 'primary' */
  tone?: Tone
  /** Its height in px; its width is all there is. @default 40 */
  height?: number
  /** The figure at the bottom, so that several can be compared. @default the least of `values`; for bars 0 or less */
  min?: number
  /** The figure at the top, so that several can be compared. @default the most of `values` and `plan` */
  max?: number
  /** Marks the last figure by a dot, or by the only full bar. @default false */
  isLastMarked?: boolean
  /** Rounds the way from figure to figure. @default true */
  isSmooth?: boolean
  ref?: Ref<HTMLDivElement>
}

const finite = (values: readonly (number | null)[]) =>
  values.map((value) => (Number.isFinite(value) ? value : null))

const { Part: Drawing } = lazyWithPreload(() =>
  import('./SparklineDrawing.tsx').then((m) => m.SparklineDrawing),
)

/**
 * How a figure moved, small enough to stand beside it. Its drawing loads when it is first shown; its room is kept.
 *
 * Use when the course matters more than single values: in a tile, a row of a table. It reads from right to left in
 * languages that do. Not for values to be read off: use a chart with axes.
 */
export function Sparkline({
  label,
  values,
  plan = [],
  variant = 'line',
  tone = 'primary',
  height = 40,
  isLastMarked = false,
  isSmooth = true,
  min,
  max,
  ...rest
}: SparklineProps) {
  const figures = finite(values)
  const hasValues = figures.some((value) => value !== null)
  return (
    <div
      {...rest}
      role="img"
      aria-label={label}
      className={cx(toneClass[tone], styles.sparkline, isLastMarked && variant !== 'bars' && styles.dotted)}
      style={assignInlineVars({ [styles.height]: `${height}px` })}
    >
      {hasValues && (
        <Suspense>
          <Drawing
            {...{ variant, height, min, max, isLastMarked, isSmooth }}
            values={figures}
            plan={finite(plan)}
          />
        </Suspense>
      )}
    </div>
  )
}
