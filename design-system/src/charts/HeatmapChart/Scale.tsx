import { assignInlineVars } from '@vanilla-extract/dynamic'
import { heatOf } from '../kit/colors.ts'
import { color } from '../kit/shapes.css.ts'
import { LEVELS } from './levels.ts'
import * as styles from './HeatmapChart.css.ts'

/** How a level looks: its colour, or its size where colours do not show. */
export const looksOf = (level: number) =>
  assignInlineVars({ [color]: heatOf(level), [styles.size]: String(0.2 + (0.8 * level) / LEVELS) })

/** What the colours stand for, from the least to the most. */
export function Scale({ least, most, label }: { least: string; most: string; label?: string }) {
  return (
    <div className={styles.scale}>
      {label}
      <bdi>{least}</bdi>
      <span aria-hidden="true" className={styles.steps}>
        {Array.from({ length: LEVELS }, (_, index) => (
          <span key={index} data-chart-swatch="" className={styles.step} style={looksOf(index + 1)} />
        ))}
      </span>
      <bdi>{most}</bdi>
    </div>
  )
}
