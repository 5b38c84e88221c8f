import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { Mark } from './model.ts'
import { type PointShape, shapePath } from './pointShapes.ts'
import * as styles from './ChartFrame.css.ts'

/** A bit of a series as it is drawn, beside its name. */
export function Swatch({ color, mark }: { color: string; mark: Mark }) {
  const style = assignInlineVars({ [styles.color]: color })
  if (mark in styles.swatches) {
    const className = styles.swatches[mark as keyof typeof styles.swatches]
    return <span aria-hidden="true" data-chart-swatch="" className={className} style={style} />
  }
  return (
    <svg
      aria-hidden="true"
      data-chart-shapes=""
      viewBox="-5.5 -5.5 11 11"
      className={styles.shapeSwatch}
      style={style}
    >
      <path d={shapePath(mark as PointShape, 3.9)} />
    </svg>
  )
}
