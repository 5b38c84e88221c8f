import { useLocale } from 'react-aria-components/I18nProvider'
import type { CsvCell } from '../../files/csv.ts'
import { describePoints, type Dimension, nameOf } from './describePoints.ts'
import { type Point, pointsModel, type PointSize, type PointsProps } from './points.ts'
import type { TooltipContent } from './Tooltip.tsx'
import { useChartStrings } from './useChartStrings.ts'
import { useHidden } from './useHidden.ts'

/** What all charts of points are made of: points, formats, what is hidden, words, table, tooltip. */
export function usePointsChart<Datum>(
  props: PointsProps<Datum>,
  kind: 'scatter' | 'bubble',
  size?: PointSize<Datum>,
) {
  'use memo'
  const { locale, direction } = useLocale()
  const strings = useChartStrings()
  const hidden = useHidden(props.series.map(({ id }) => id))
  const model = pointsModel(props, size)
  const { series, points } = model
  const shown = {
    ...model,
    series: series.filter(({ id }) => !hidden.ids.has(id)),
    points: points.filter((point) => !hidden.ids.has(point.series.id)),
  }
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const plain = (value: number) => number.format(value)
  const x: Dimension = { label: props.xLabel, of: (point) => point.x, format: props.formatX ?? plain }
  const y: Dimension = { label: props.yLabel, of: (point) => point.y, format: props.formatY ?? plain }
  const area = size && { label: size.label, of: (point: Point) => point.size, format: size.format ?? plain }
  const dimensions: readonly Dimension[] = area ? [x, y, area] : [x, y]

  const isMirrored = (props.direction ?? direction) === 'rtl'
  const hasSeries = series.length > 1
  const header = props.categoryLabel ?? strings.category
  const headers = [...(props.name ? [header] : []), ...(hasSeries ? [strings.seriesName] : [])]
  const wordsOf = (point: Point) => [
    ...(props.name ? [nameOf(point)] : []),
    ...(hasSeries ? [point.series.label] : []),
  ]
  const labels = dimensions.map(({ label }) => label)

  const tooltip = (point: Point): TooltipContent => {
    const { id, label, color, mark } = point.series
    return {
      title: nameOf(point),
      rows: [
        ...(point.name !== undefined && hasSeries ? [{ id, label, color, mark, value: '' }] : []),
        ...dimensions.map((one) => ({ id: one.label, label: one.label, value: one.format(one.of(point)) })),
      ],
    }
  }
  const { onSelect } = props
  const choose = ({ series: { id }, index }: Point) => {
    const datum = props.series.find((one) => one.id === id)!.data[index]!
    onSelect?.({ datum, index, seriesId: id })
  }
  return {
    isMirrored,
    frame: {
      hidden,
      isEmpty: points.length === 0,
      isMirrored,
      summary: describePoints(kind, model, dimensions, strings),
      entries: hasSeries ? series : [],
      rows: () => ({
        headers: [...headers, ...labels],
        rows: points.map((point) => [
          ...wordsOf(point),
          ...dimensions.map(({ of, format }) => format(of(point))),
        ]),
        wordColumns: headers.length,
      }),
      cells: (): CsvCell[][] => [
        [...headers, ...labels],
        ...points.map((point) => [...wordsOf(point), ...dimensions.map(({ of }) => of(point))]),
      ],
    },
    plot: { model: shown, dimensions, tooltip, kind, onChoose: onSelect && choose },
  }
}
