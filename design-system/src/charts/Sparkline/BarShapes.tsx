import { barScale, bandScale } from './scales.ts'
import type { SparklineDrawingProps } from './drawingProps.ts'
import * as styles from './Sparkline.css.ts'

/** A bar for each figure, from zero up, or down where it is less. */
export function BarShapes({ isMirrored, ...props }: SparklineDrawingProps & { isMirrored: boolean }) {
  'use memo'
  const { values, height, isLastMarked } = props
  const place = bandScale(values.length, isMirrored)
  const level = barScale(props, height)
  const [floor] = level.domain()
  const zero = level(Math.max(0, floor!))
  return values.map((value, index) => {
    if (value === null) return null
    const top = level(value)
    return (
      <rect
        key={index}
        x={`${place(index)}%`}
        width={`${place.bandwidth()}%`}
        y={Math.min(top, zero)}
        height={Math.abs(zero - top)}
        rx={2}
        className={isLastMarked && index < values.length - 1 ? styles.quietBar : styles.bar}
      />
    )
  })
}
