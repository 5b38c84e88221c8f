import { assignInlineVars } from '@vanilla-extract/dynamic'
import { shiftOf } from './Axes.tsx'
import type { Dimension } from './describePoints.ts'
import type { PointGeometry } from './pointGeometry.ts'
import type { Point } from './points.ts'
import { shapePath } from './pointShapes.ts'
import * as plot from './Cartesian.css.ts'
import * as styles from './Points.css.ts'

interface Props {
  point: Point
  geometry: PointGeometry
  dimensions: readonly Dimension[]
  isSized: boolean
}

/** What marks the point that is looked at: a ring, and lines to a pill with its figure on each axis. */
export function PointHighlight({ point, geometry, dimensions, isSized }: Props) {
  const { width, height, isMirrored } = geometry
  const [x, y] = [geometry.along(point.x), geometry.level(point.y)]
  const [along, up] = dimensions
  const radius = geometry.radius(point) + 2.5
  return (
    <>
      <svg aria-hidden="true" width={width} height={height} className={plot.shapes}>
        <line x1={x} x2={x} y1={y + radius} y2={height} className={plot.crosshair} />
        <line
          x1={isMirrored ? width : 0}
          x2={isMirrored ? x + radius : x - radius}
          y1={y}
          y2={y}
          className={plot.crosshair}
        />
        <path d={shapePath(isSized ? 'circle' : point.series.mark, radius, x, y)} className={styles.ring} />
      </svg>
      <span
        aria-hidden="true"
        data-chart-apart=""
        className={plot.footPill}
        style={assignInlineVars({ [plot.at]: `${x}px`, [plot.shift]: shiftOf(x, width, 48) })}
      >
        <bdi>{along!.format(point.x)}</bdi>
      </span>
      <span
        aria-hidden="true"
        data-chart-apart=""
        className={isMirrored ? plot.rightPill : plot.leftPill}
        style={assignInlineVars({ [plot.at]: `${y}px` })}
      >
        <bdi>{up!.format(point.y)}</bdi>
      </span>
    </>
  )
}
