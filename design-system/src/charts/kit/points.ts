import { colorOf } from './colors.ts'
import { figure } from './model.ts'
import { type PointShape, pointShapes } from './pointShapes.ts'
import type { ChartBaseProps, ChartSelection, ChartTone } from './types.ts'

/** Points that belong together: one colour and shape of the legend. */
export interface PointSeries<Datum> {
  /** Tells it from the others. */
  id: string
  /** What the legend calls it. */
  label: string
  /** Its data, a point in each. */
  data: readonly Datum[]
  /** Its colour. @default the next of the ramp of categories */
  tone?: ChartTone
}

/** What charts of points between two axes of figures take. */
export interface PointsProps<Datum> extends ChartBaseProps {
  /** The sets of points, told apart by colour and shape. */
  series: readonly PointSeries<Datum>[]
  /** The figure of a datum along the plot, in reading direction; null where there is none. */
  x: (datum: Datum) => number | null | undefined
  /** The figure of a datum up the plot; null where there is none. */
  y: (datum: Datum) => number | null | undefined
  /** What the figures along the plot are. */
  xLabel: string
  /** What the figures up the plot are. */
  yLabel: string
  /** What a point is called. @default its series alone names it */
  name?: (datum: Datum) => string
  /** A figure along the plot in words. @default a number of the page's language */
  formatX?: (value: number) => string
  /** A figure up the plot in words. @default a number of the page's language */
  formatY?: (value: number) => string
  /** Begins both axes at zero; without it each spans its figures. @default false */
  isZeroBased?: boolean
  /** What the names are, over their column of the table. @default 'Category' in the page's language */
  categoryLabel?: string
  /** Called with what was pressed, or chosen by Enter; the index is the place in its series' data. */
  onSelect?: (selection: ChartSelection<Datum>) => void
}

/** A third figure, which the area of a point shows. */
export interface PointSize<Datum> {
  readonly value: (datum: Datum) => number | null | undefined
  readonly label: string
  readonly format?: (value: number) => string
}

export interface PointsModelSeries {
  readonly id: string
  readonly label: string
  readonly color: string
  readonly mark: PointShape
}

export interface Point {
  readonly series: PointsModelSeries
  /** Its place in its series' data. */
  readonly index: number
  readonly x: number
  readonly y: number
  readonly size: number
  readonly name?: string
}

export interface PointsModel {
  readonly series: readonly PointsModelSeries[]
  /** The points in order along the plot. */
  readonly points: readonly Point[]
  /** How many data cannot be drawn. */
  readonly leftOut: number
}

/** The model of points; one without a place, or whose area would be less than nothing, is left out. */
export function pointsModel<Datum>(
  { series, x, y, name }: Pick<PointsProps<Datum>, 'series' | 'x' | 'y' | 'name'>,
  size?: PointSize<Datum>,
): PointsModel {
  const all = series.map(({ id, label, tone }, at): PointsModelSeries => ({
    id,
    label,
    color: colorOf(tone, at),
    mark: pointShapes[at % pointShapes.length]!,
  }))
  const points = series.flatMap(({ data }, at) =>
    data.flatMap((datum, index): Point[] => {
      const [along, up, area] = [figure(x(datum)), figure(y(datum)), size ? figure(size.value(datum)) : 1]
      if (along === null || up === null || area === null || area < 0) return []
      return [{ series: all[at]!, index, x: along, y: up, size: area, name: name?.(datum) }]
    }),
  )
  const given = series.reduce((sum, { data }) => sum + data.length, 0)
  return {
    series: all,
    points: points.toSorted((a, b) => a.x - b.x || a.y - b.y),
    leftOut: given - points.length,
  }
}
