import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { PointGeometry } from './pointGeometry.ts'
import type { Point } from './points.ts'
import { shapePath } from './pointShapes.ts'
import { color } from './shapes.css.ts'
import * as styles from './Points.css.ts'

interface Props {
  geometry: PointGeometry
  points: readonly Point[]
}

const placeOf = ({ along, level }: PointGeometry, { x, y }: Point) => [along(x), level(y)] as const
const keyOf = ({ series, index }: Point) => `${series.id}-${index}`

/** Each point as the shape of its series. */
export function DotMarks({ geometry, points }: Props) {
  return points.map((point) => (
    <path
      key={keyOf(point)}
      d={shapePath(point.series.mark, geometry.radius(point), ...placeOf(geometry, point))}
      className={styles.point}
      style={assignInlineVars({ [color]: point.series.color })}
    />
  ))
}

/** Each point as a disc of its size, with the shape of its series in its middle; the small ones lie on the large. */
export function BubbleMarks({ geometry, points }: Props) {
  return points
    .toSorted((a, b) => b.size - a.size)
    .map((point) => {
      const [x, y] = placeOf(geometry, point)
      const radius = geometry.radius(point)
      return (
        <g key={keyOf(point)} style={assignInlineVars({ [color]: point.series.color })}>
          <circle cx={x} cy={y} r={radius} className={styles.bubble} />
          <path d={shapePath(point.series.mark, Math.min(4, radius * 0.5), x, y)} className={styles.point} />
        </g>
      )
    })
}
