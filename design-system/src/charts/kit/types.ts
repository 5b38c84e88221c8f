import type { Ref } from 'react'
import type { Tone } from '../../tokens/ramps.ts'
import type { ChartControls } from './useChartControls.ts'

/** A colour by its meaning, or by its number in the ramp of categories. */
export type ChartTone = Tone | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** What the points of a chart are at: a name, a number or an instant. */
export type ChartCategory = string | number | Date

/** One row of figures: a line, a set of bars, one colour of the legend. */
export interface ChartSeries<Datum> {
  /** Tells it from the others. */
  id: string
  /** What the legend calls it. */
  label: string
  /** Its figure in a datum; null where there is none. */
  value: (datum: Datum) => number | null | undefined
  /** Its colour. @default the next of the ramp of categories */
  tone?: ChartTone
}

/** What was chosen in a chart. */
export interface ChartSelection<Datum> {
  /** The datum behind the point. */
  datum: Datum
  /** Its place in `data`. */
  index: number
  /** The series of the point; in a chart without series, its one. */
  seriesId: string
}

/** What every chart takes, whatever it draws. */
export interface ChartBaseProps {
  /** What it shows, in a few words: its name. */
  label: string
  /** A sentence that sums it up for those who do not see it. @default one made from the data */
  description?: string
  /** Height of the drawing in px, without its legend. @default 280 */
  height?: number
  /** Where its legend stands, which hides a series by a press and shows it alone by a double press. @default 'top' */
  legend?: 'top' | 'bottom' | 'none'
  /** Its menu, where a card around it shows the entries; see `useChartControls`. @default a menu of its own */
  controls?: ChartControls
  /** Shows that its figures are on their way. @default false */
  isLoading?: boolean
  /** What went wrong in words, or true where general words will do. @default nothing did */
  error?: string | boolean | null
  /** Called to ask for the figures again, after they failed. */
  onRetry?: () => void
  /** What stands in its place when there is nothing to draw. @default 'Nothing to show for now' in the page's language */
  emptyText?: string
  /** The way it is read. @default the page's */
  direction?: 'ltr' | 'rtl'
  ref?: Ref<HTMLElement>
}

/** What charts of series over categories take. */
export interface ChartProps<Datum> extends ChartBaseProps {
  /** The data, a point of each series in each. */
  data: readonly Datum[]
  /** What a datum is at: a name, a number, or an instant; by numbers and instants the data are put in order. */
  category: (datum: Datum) => ChartCategory
  /** What is drawn of each datum. */
  series: readonly ChartSeries<Datum>[]
  /** A figure in words, in the tooltip and the table. @default a number of the page's language */
  formatValue?: (value: number) => string
  /** A figure in short words, at the axis. @default `formatValue`, or a compact number of the page's language */
  formatTick?: (value: number) => string
  /** A category in words. @default the name, or a number or date of the page's language */
  formatCategory?: (category: ChartCategory) => string
  /** What the categories are, over their column of the table. @default 'Category' in the page's language */
  categoryLabel?: string
  /** Called with what was pressed, or chosen by Enter. */
  onSelect?: (selection: ChartSelection<Datum>) => void
}

/** What charts of the parts of a whole take. */
export interface PartsProps<Datum> extends ChartBaseProps {
  /** The data, a part in each. */
  data: readonly Datum[]
  /** What a part is called. */
  category: (datum: Datum) => string
  /** How much a part is. */
  value: (datum: Datum) => number | null | undefined
  /** The colour of a part. @default the next of the ramp of categories */
  tone?: (datum: Datum, index: number) => ChartTone
  /** What the figures are, over their column of the table. @default 'Value' in the page's language */
  valueLabel?: string
  /** A figure in words. @default a number of the page's language */
  formatValue?: (value: number) => string
  /** What the parts are, over their column of the table. @default 'Category' in the page's language */
  categoryLabel?: string
  /** Called with what was pressed, or chosen by Enter. */
  onSelect?: (selection: ChartSelection<Datum>) => void
}
