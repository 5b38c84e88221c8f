import { curveLinear, curveMonotoneX } from '@visx/curve'
import { area, line } from '@visx/shape'
import { useId } from 'react'
import { lineScale, placeScale } from './scales.ts'
import type { SparklineDrawingProps } from './drawingProps.ts'
import * as styles from './Sparkline.css.ts'

/** A line through the figures, with the area below it if asked for. */
export function LineShape({ isMirrored, ...props }: SparklineDrawingProps & { isMirrored: boolean }) {
  'use memo'
  const id = useId()
  const { values, plan, variant, height, isLastMarked, isSmooth } = props
  const place = placeScale(Math.max(values.length, plan.length), isMirrored)
  const level = lineScale(props, height)
  const course = {
    x: (_: number | null, index: number) => place(index),
    defined: (value: number | null) => value !== null,
    curve: isSmooth ? curveMonotoneX : curveLinear,
  }
  const y = (value: number | null) => level(value ?? 0)
  const last = values.at(-1) ?? null
  return (
    <>
      {/* The width is stretched to what there is; the strokes are not. */}
      <svg viewBox={`0 0 100 ${height}`} width="100%" height={height} preserveAspectRatio="none">
        {variant === 'area' && (
          <>
            <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" className={styles.areaTop} />
              <stop offset="1" className={styles.areaBottom} />
            </linearGradient>
            <path
              d={area<number | null>({ ...course, y0: height, y1: y })([...values]) ?? undefined}
              fill={`url(#${id})`}
            />
          </>
        )}
        {plan.length > 0 && (
          <path d={line<number | null>({ ...course, y })([...plan]) ?? undefined} className={styles.plan} />
        )}
        <path d={line<number | null>({ ...course, y })([...values]) ?? undefined} className={styles.line} />
      </svg>
      {isLastMarked && last !== null && (
        <circle cx={`${place(values.length - 1)}%`} cy={level(last)} r={4} className={styles.dot} />
      )}
    </>
  )
}
