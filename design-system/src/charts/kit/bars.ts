import type { Geometry } from './geometry.ts'
import type { Model, ModelSeries } from './model.ts'
import { type Span, stacked } from './stacked.ts'

export interface Bar {
  readonly series: number
  readonly index: number
  /** Its box in px of the plot. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The end that is round, as the side of the box; the other end stands on the axis or on another bar. */
  readonly end: 'top' | 'bottom' | 'left' | 'right' | 'none'
}

export interface BarLayout {
  readonly isStacked: boolean
  /** How much of its band the bars of a category fill, from 0 to 1. */
  readonly fullness: number
  /** The most px a bar is wide. */
  readonly thickest: number
}

/** Px between bars side by side, and between those that stand on each other. */
const GAP = 2

/** Whether a span is the outermost of its category on its side of zero, whose end is round. */
function isOutermost(spans: readonly Span[][], series: number, index: number) {
  const [from, to] = spans[series]![index]!
  const isBelow = to < from
  return spans
    .slice(series + 1)
    .every((row) => row[index]![0] === row[index]![1] || row[index]![1] < row[index]![0] !== isBelow)
}

/** The box of every bar. */
export function barsOf(
  geometry: Geometry,
  { categories, series }: Pick<Model, 'categories'> & { series: readonly ModelSeries[] },
  { isStacked, fullness, thickest }: BarLayout,
): Bar[] {
  const { place, level, step, isHorizontal, isMirrored } = geometry
  const spans = isStacked ? stacked({ categories, series }) : undefined
  const columns = isStacked ? 1 : Math.max(1, series.length)
  const room = Math.min(step * fullness, thickest * columns + GAP * (columns - 1))
  const thickness = Math.max(1, (room - GAP * (columns - 1)) / columns)
  const isReversed = isMirrored && !isHorizontal
  return series.flatMap(({ values }, at) =>
    values.flatMap((value, index): Bar[] => {
      if (value === null) return []
      const [from, to]: Span = spans ? spans[at]![index]! : [0, value]
      const column = isStacked ? 0 : isReversed ? columns - 1 - at : at
      const along = place(index) - room / 2 + column * (thickness + GAP)
      const [a, b] = [level(from), level(to)]
      const isApart = spans && from !== 0 && Math.abs(b - a) > GAP + 1
      const start = Math.min(a, b) + (isApart && a < b ? GAP : 0)
      const length = Math.max(value === 0 ? 0 : 1, Math.abs(a - b) - (isApart ? GAP : 0))
      const side = isHorizontal ? (b < a ? 'left' : 'right') : b < a ? 'top' : 'bottom'
      const end = !spans || isOutermost(spans, at, index) ? side : 'none'
      const box = isHorizontal
        ? { x: start, y: along, width: length, height: thickness }
        : { x: along, y: start, width: thickness, height: length }
      return [{ series: at, index, ...box, end }]
    }),
  )
}

/** The outline of a bar, round at the end that is away from the axis. */
export function barPath({ x, y, width, height, end }: Bar, radius = 6): string {
  const isUpright = end === 'top' || end === 'bottom'
  const r =
    end === 'none' ? 0 : Math.min(radius, isUpright ? width / 2 : height / 2, isUpright ? height : width)
  const [tl, tr, br, bl] = {
    top: [r, r, 0, 0],
    bottom: [0, 0, r, r],
    left: [r, 0, 0, r],
    right: [0, r, r, 0],
    none: [0, 0, 0, 0],
  }[end] as [number, number, number, number]
  const corner = (size: number, dx: number, dy: number) => `a${size},${size} 0 0 1 ${dx},${dy}`
  return [
    `M${x + tl},${y}`,
    `h${width - tl - tr}`,
    corner(tr, tr, tr),
    `v${height - tr - br}`,
    corner(br, -br, br),
    `h${-(width - br - bl)}`,
    corner(bl, -bl, -bl),
    `v${-(height - bl - tl)}`,
    corner(tl, tl, -tl),
    'Z',
  ].join('')
}
