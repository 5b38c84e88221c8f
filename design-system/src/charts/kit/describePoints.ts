import { extent } from './model.ts'
import type { Point, PointsModel } from './points.ts'
import type { ChartStrings } from './strings/en.ts'

/** A figure that every point has: what it is called and how it is said. */
export interface Dimension {
  readonly label: string
  readonly of: (point: Point) => number
  readonly format: (value: number) => string
}

/** What a point is called. */
export const nameOf = ({ name, series }: Point) => name ?? series.label

/** A chart of points, summed up in words. */
export function describePoints(
  kind: 'scatter' | 'bubble',
  { series, points, leftOut }: PointsModel,
  dimensions: readonly Dimension[],
  strings: ChartStrings,
): string {
  const join = (...parts: (string | false)[]) => `${parts.filter(Boolean).join(`${strings.comma} `)}.`
  const spans = dimensions.map(({ label, of, format }) => {
    const [least, most] = extent(points.map(of)) ?? [0, 0]
    return join(strings.course(label, format(least), format(most)))
  })
  const { label, of, format } = dimensions.at(-1)!
  const top = points.reduce<Point | undefined>(
    (best, one) => (best && of(best) >= of(one) ? best : one),
    undefined,
  )
  return [
    join(
      strings.kinds[kind],
      series.length > 1 && strings.series(series.length),
      strings.points(points.length),
    ),
    ...(points.length > 0 ? spans : []),
    top && join(strings.named(label, strings.most(format(of(top)), nameOf(top)))),
    leftOut > 0 && join(strings.leftOut(leftOut)),
  ]
    .filter(Boolean)
    .join(' ')
}

/** What is said of the point that the arrow keys came to. */
export function announcePoint(
  { points, series }: PointsModel,
  index: number,
  dimensions: readonly Dimension[],
  strings: ChartStrings,
): string {
  const point = points[index]!
  return [
    point.name,
    series.length > 1 && point.series.label,
    ...dimensions.map(({ label, of, format }) => `${label} ${format(of(point))}`),
    strings.of(String(index + 1), String(points.length)),
  ]
    .filter(Boolean)
    .join(`${strings.comma} `)
}
