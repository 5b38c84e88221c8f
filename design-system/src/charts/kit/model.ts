import { colorOf } from './colors.ts'
import type { PointShape } from './pointShapes.ts'
import type { ChartCategory, ChartProps, ChartTone, PartsProps } from './types.ts'

/** How a series is drawn, which the legend and the tooltip show beside its name. */
export type Mark = 'bar' | 'striped' | 'dotted' | 'lined' | 'line' | 'dashed' | 'dot' | PointShape

export interface ModelSeries {
  readonly id: string
  readonly label: string
  readonly color: string
  readonly mark: Mark
  /** The figures in the order of the categories; null where there is none or none that can be drawn. */
  readonly values: readonly (number | null)[]
  /** A figure in words, where its unit is not that of the others. */
  readonly format?: (value: number) => string
}

/** What a chart draws, in the form that its legend, tooltip, table, files and words are made from. */
export interface Model {
  readonly categories: readonly ChartCategory[]
  /** Where each category stood in the data that were given. */
  readonly order: readonly number[]
  readonly series: readonly ModelSeries[]
  /** The colours of the categories, where each has its own. */
  readonly colors?: readonly string[]
  /** How many figures cannot be drawn. */
  readonly leftOut: number
}

/** A figure that can be drawn, or null. */
export const figure = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

const isOrdered = (category: ChartCategory): category is number | Date => typeof category !== 'string'

/** Numbers and instants in order, names as they came; what is at no place is left out. */
function inOrder(categories: readonly ChartCategory[]) {
  const order = categories.map((_, index) => index)
  if (!categories.some(isOrdered)) return order
  const places = categories.map(Number)
  return order.filter((index) => Number.isFinite(places[index])).toSorted((a, b) => places[a]! - places[b]!)
}

type Given<Datum> = Pick<ChartProps<Datum>, 'data' | 'category' | 'series'>

/** The model of series over categories. */
export function seriesModel<Datum>(
  { data, category, series }: Given<Datum>,
  mark: Mark | ((id: string) => Mark),
): Model {
  const categories = data.map(category)
  const order = inOrder(categories)
  return {
    categories: order.map((index) => categories[index]!),
    order,
    leftOut: data.length - order.length,
    series: series.map(({ id, label, value, tone }, index) => ({
      id,
      label,
      color: colorOf(tone, index),
      mark: typeof mark === 'string' ? mark : mark(id),
      values: order.map((at) => figure(value(data[at]!))),
    })),
  }
}

/** The model of the parts of a whole: one series, a colour for each category; less than nothing is no part. */
export function partsModel<Datum>(
  { data, category, value, tone }: Pick<PartsProps<Datum>, 'data' | 'category' | 'value' | 'tone'>,
  label: string,
): Model {
  const figures = data.map((datum) => figure(value(datum)))
  const order = data.map((_, index) => index).filter((index) => (figures[index] ?? -1) >= 0)
  const toneOf = (index: number): ChartTone | undefined => tone?.(data[index]!, index)
  return {
    categories: order.map((index) => category(data[index]!)),
    order,
    leftOut: figures.filter((one) => one !== null && one < 0).length,
    colors: order.map((index) => colorOf(toneOf(index), index)),
    series: [
      {
        id: 'value',
        label,
        color: colorOf(1, 0),
        mark: 'dot',
        values: order.map((index) => figures[index]!),
      },
    ],
  }
}

/** Whether there is anything to draw. */
export const hasFigures = ({ series }: Model) =>
  series.some(({ values }) => values.some((value) => value !== null))

/** The least and the most of some figures; undefined where there are none. */
export function extent(values: Iterable<number | null>): [least: number, most: number] | undefined {
  let least = Infinity
  let most = -Infinity
  for (const value of values) {
    if (value === null) continue
    if (value < least) least = value
    if (value > most) most = value
  }
  return least <= most ? [least, most] : undefined
}
