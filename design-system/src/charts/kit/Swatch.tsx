import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { Mark } from './model.ts'
import * as styles from './ChartFrame.css.ts'

/** A bit of a series as it is drawn, beside its name. */
export function Swatch({ color, mark }: { color: string; mark: Mark }) {
  return (
    <span
      aria-hidden="true"
      data-chart-swatch=""
      className={styles.swatches[mark]}
      style={assignInlineVars({ [styles.color]: color })}
    />
  )
}
