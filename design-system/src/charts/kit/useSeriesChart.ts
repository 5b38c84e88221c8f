import { useLocale } from 'react-aria-components/I18nProvider'
import type { CsvCell } from '../../files/csv.ts'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { categoryCells } from './categoryCells.ts'
import { describeSeries } from './describe.ts'
import { createFormats, type Formats } from './formats.ts'
import { figure, hasFigures, type Mark, type Model, seriesModel } from './model.ts'
import type { TooltipContent } from './Tooltip.tsx'
import type { ChartBaseProps, ChartProps } from './types.ts'
import { useChartStrings } from './useChartStrings.ts'
import { useHidden } from './useHidden.ts'
import type { Active } from './useWalk.ts'
import type { ChartStrings } from './strings/en.ts'

/** What the tooltip of a chart says beside the figures. */
export interface TooltipExtras<Datum> {
  /** A line below the figures: what they come to, while all of them show. @default none */
  net?: { label: string; value: (datum: Datum) => number | null }
  /** A short word beside the category, such as a change since last year, with its meaning as a tone. @default none */
  note?: (datum: Datum) => TooltipContent['note'] | undefined
}

/** How a chart draws what its figures are compared with, which is no part of what they come to. */
const comparedBy = (kind: keyof ChartStrings['kinds']): Mark => (kind === 'bar' ? 'line' : 'dashed')

/** The rows of a chart's table: a category in each, a series in each column. */
function rowsOf({ categories, series }: Model, header: string, formats: Formats) {
  const inWords = (value: number | null) => (value === null ? '–' : formats.value(value))
  return {
    headers: [header, ...series.map(({ label }) => label)],
    rows: categories.map((category, index) => [
      formats.longCategory(category),
      ...series.map(({ values }) => inWords(values[index] ?? null)),
    ]),
  }
}

/** What all charts of series over categories are made of: model, formats, what is hidden, words, table, tooltip. */
export function useSeriesChart<Datum>(
  props: ChartProps<Datum> & TooltipExtras<Datum>,
  kind: keyof ChartStrings['kinds'],
  mark: Mark | ((id: string) => Mark),
) {
  'use memo'
  const { locale, direction } = useLocale()
  const strings = useChartStrings()
  const hidden = useHidden(props.series.map(({ id }) => id))
  const model = seriesModel(props, mark)
  const formats = createFormats(locale, props, model.categories)
  const shown: Model = { ...model, series: model.series.filter(({ id }) => !hidden.ids.has(id)) }
  const header = props.categoryLabel ?? strings.category
  const datumAt = (index: number) => props.data[model.order[index]!]!

  const tooltip = ({ index, series }: Active): TooltipContent => {
    const { net, note } = props
    const isWhole = model.series.every((one) => !hidden.ids.has(one.id) || one.mark === comparedBy(kind))
    const total = net && isWhole ? figure(net.value(datumAt(index))) : null
    return {
      title: formats.longCategory(model.categories[index]!),
      note: note?.(datumAt(index)),
      rows: shown.series.map(({ id, label, color, mark: drawn, values }, at) => {
        const value = values[index] ?? null
        return {
          id,
          label,
          color,
          mark: drawn,
          value: value === null ? '–' : formats.value(value),
          isCurrent: shown.series.length > 1 && at === series,
        }
      }),
      net: net && total !== null ? { label: net.label, value: formats.value(total) } : undefined,
    }
  }
  const { onSelect } = props
  const choose = ({ index, series = 0 }: Active) =>
    onSelect?.({
      datum: datumAt(index),
      index: model.order[index]!,
      seriesId: shown.series[series]?.id ?? '',
    })

  return {
    model,
    shown,
    formats,
    isMirrored: (props.direction ?? direction) === 'rtl',
    frame: {
      hidden,
      isEmpty: !hasFigures(model),
      isMirrored: (props.direction ?? direction) === 'rtl',
      summary: describeSeries(kind, model, formats, strings),
      entries: model.series.length > 1 ? model.series : [],
      rows: () => rowsOf(model, header, formats),
      cells: (): CsvCell[][] => [
        [header, ...model.series.map(({ label }) => label)],
        ...categoryCells(model.categories).map((category, index) => [
          category,
          ...model.series.map(({ values }) => values[index] ?? null),
        ]),
      ],
    },
    plot: { model: shown, formats, kind, tooltip, onChoose: onSelect && choose },
  }
}

/** The props of a chart that its frame takes, with the data attributes for its element. */
export function frameProps(props: ChartBaseProps) {
  const {
    label,
    description,
    height,
    legend,
    controls,
    isLoading,
    error,
    onRetry,
    emptyText,
    direction,
    ref,
  } = props
  const frame = {
    label,
    description,
    height,
    legend,
    controls,
    isLoading,
    error,
    onRetry,
    emptyText,
    direction,
    ref,
  }
  return { ...dataAttributes(props), ...frame }
}
