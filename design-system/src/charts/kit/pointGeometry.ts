import { domainOf, niceTicks, type Size, tickCountFor } from './geometry.ts'
import type { Point, PointsModel } from './points.ts'

/** Where points stand in a plot, in px from its left and top. */
export interface PointGeometry extends Size {
  readonly isHorizontal: false
  readonly isMirrored: boolean
  readonly along: (x: number) => number
  readonly level: (y: number) => number
  readonly radius: (point: Point) => number
  readonly xTicks: readonly number[]
  readonly ticks: readonly number[]
}

/** How points are laid out. */
export interface PointLayout {
  readonly isMirrored: boolean
  readonly isZeroBased: boolean
  /** Whether the area of a point shows its size. */
  readonly isSized: boolean
}

const DOT = 4.5
const LEAST = 5
/** The room that bubbles need around the outermost ones, as a share of the span. */
const MARGIN = 0.12
/** How far from a point it still is what the pointer means, in px. */
const REACH = 48

/** The span of some figures, with room around them for what has an area. */
function spanOf(values: readonly number[], { isZeroBased, isSized }: PointLayout) {
  const [from, to] = domainOf(values, { isZeroBased })
  const margin = isSized ? (to - from) * MARGIN : 0
  // What is never below zero has no axis below it.
  return [from >= 0 ? Math.max(0, from - margin) : from - margin, to + margin] as const
}

/** The marks of the axis of figures beside a plot of that height. */
export const upTicks = (points: readonly Point[], height: number, layout: PointLayout) =>
  niceTicks(
    spanOf(
      points.map(({ y }) => y),
      layout,
    ),
    tickCountFor(height),
  )

export function createPointGeometry(
  points: readonly Point[],
  { width, height }: Size,
  layout: PointLayout,
): PointGeometry {
  const { isMirrored, isSized } = layout
  const up = upTicks(points, height, layout)
  const across = niceTicks(
    spanOf(
      points.map(({ x }) => x),
      layout,
    ),
    tickCountFor(width / 2),
  )
  const largest = Math.max(...points.map(({ size }) => size)) || 1
  const most = Math.min(36, width * 0.07, height * 0.14)
  return {
    width,
    height,
    isHorizontal: false,
    isMirrored,
    along: (x) => (isMirrored ? 1 - across.share(x) : across.share(x)) * width,
    level: (y) => (1 - up.share(y)) * height,
    radius: ({ size }) => (isSized ? Math.max(LEAST, most * Math.sqrt(size / largest)) : DOT),
    xTicks: across.ticks,
    ticks: up.ticks,
  }
}

/** The point that is meant at a place: the smallest that lies there, else the nearest within reach. */
export function pointAt(points: readonly Point[], geometry: PointGeometry, x: number, y: number) {
  let found: number | undefined
  let least = REACH
  for (const [index, point] of points.entries()) {
    const radius = geometry.radius(point)
    const away = Math.hypot(geometry.along(point.x) - x, geometry.level(point.y) - y) - radius
    const rank = away <= 0 ? radius - 1000 : away
    if (rank >= least) continue
    least = rank
    found = index
  }
  return found
}

/** The point nearest along the plot in the series that stands so many places after a point's own. */
export function pointAcross({ points, series }: PointsModel, from: number, by: number): number {
  const start = points[from]!
  const wanted = series[series.indexOf(start.series) + by]
  const others = points.flatMap((point, index) => (point.series === wanted ? [index] : []))
  const away = (index: number) => Math.abs(points[index]!.x - start.x)
  return others.reduce((best, index) => (away(index) < away(best) ? index : best), others[0] ?? from)
}
