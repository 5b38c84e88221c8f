import { extent } from './model.ts'
import type { Point, PointsModel } from './points.ts'
import type { ChartWords } from './words/en.ts'

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
  words: ChartWords,
): string {
  const join = (...parts: (string | false)[]) => `${parts.filter(Boolean).join(`${words.comma} `)}.`
  const spans = dimensions.map(({ label, of, format }) => {
    const [least, most] = extent(points.map(of)) ?? [0, 0]
    return join(words.course(label, format(least), format(most)))
  })
  const { label, of, format } = dimensions.at(-1)!
  const top = points.reduce<Point | undefined>(
    (best, one) => (best && of(best) >= of(one) ? best : one),
    undefined,
  )
  return [
    join(words.kinds[kind], series.length > 1 && words.series(series.length), words.points(points.length)),
    ...(points.length > 0 ? spans : []),
    top && join(words.named(label, words.most(format(of(top)), nameOf(top)))),
    leftOut > 0 && join(words.leftOut(leftOut)),
  ]
    .filter(Boolean)
    .join(' ')
}

/** What is said of the point that the arrow keys came to. */
export function announcePoint(
  { points, series }: PointsModel,
  index: number,
  dimensions: readonly Dimension[],
  words: ChartWords,
): string {
  const point = points[index]!
  return [
    point.name,
    series.length > 1 && point.series.label,
    ...dimensions.map(({ label, of, format }) => `${label} ${format(of(point))}`),
    words.of(String(index + 1), String(points.length)),
  ]
    .filter(Boolean)
    .join(`${words.comma} `)
}
