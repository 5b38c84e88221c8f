import { assignInlineVars } from '@vanilla-extract/dynamic'
import { shiftOf } from './Axes.tsx'
import type { Formats } from './formats.ts'
import type { Geometry } from './geometry.ts'
import type { Model } from './model.ts'
import type { Active } from './useWalk.ts'
import * as styles from './Cartesian.css.ts'

interface Props {
  active: Active
  geometry: Geometry
  model: Model
  formats: Formats
  pointer: 'line' | 'band'
  isBand: boolean
  valueAt: (series: number, index: number) => number | null
  /** The figure that the crosshair points at. */
  level?: number
}

/** What marks the point that is looked at: its band or line, its dots, and a pill with its figure on each axis. */
export function Highlight({ active, geometry, model, formats, pointer, isBand, valueAt, level }: Props) {
  const { isHorizontal, isMirrored, width, height, step } = geometry
  const center = geometry.place(active.index)
  const value = level === undefined ? undefined : geometry.level(level)
  const category = formats.category(model.categories[active.index]!)
  const along = isHorizontal
    ? { x1: 0, x2: width, y1: center, y2: center }
    : { x1: center, x2: center, y1: 0, y2: height }
  const band = isHorizontal
    ? { x: 0, width, y: center - step / 2, height: step }
    : { x: center - step / 2, width: step, y: 0, height }
  const reach = isMirrored ? { x1: center, x2: width } : { x1: 0, x2: center }
  const ValuePill = isMirrored ? styles.rightPill : styles.leftPill
  return (
    <>
      <svg aria-hidden="true" width={width} height={height} className={styles.shapes}>
        {pointer === 'band' ? (
          <rect {...band} rx={6} className={styles.band} />
        ) : (
          <line {...along} className={styles.crosshair} />
        )}
        {value !== undefined && !isHorizontal && (
          <line {...reach} y1={value} y2={value} className={styles.crosshair} />
        )}
        {pointer === 'line' &&
          model.series.map(({ id, color }, at) => {
            const own = valueAt(at, active.index)
            return (
              own !== null && (
                <circle
                  key={id}
                  cx={center}
                  cy={geometry.level(own)}
                  r={active.series === at ? 6 : 4.5}
                  fill={color}
                  className={styles.activeDot}
                />
              )
            )
          })}
      </svg>
      {!isHorizontal && (
        <span
          aria-hidden="true"
          data-chart-apart=""
          className={styles.footPill}
          style={assignInlineVars({
            [styles.at]: `${center}px`,
            [styles.shift]: isBand ? '-50%' : shiftOf(center, width, 48),
          })}
        >
          <bdi>{category}</bdi>
        </span>
      )}
      {value !== undefined && level !== undefined && !isHorizontal && (
        <span
          aria-hidden="true"
          data-chart-apart=""
          className={ValuePill}
          style={assignInlineVars({ [styles.at]: `${value}px` })}
        >
          <bdi>{formats.tick(level)}</bdi>
        </span>
      )}
    </>
  )
}
