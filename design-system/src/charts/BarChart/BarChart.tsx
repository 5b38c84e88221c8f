import { BarLabels } from '../kit/BarLabels.tsx'
import { barsOf } from '../kit/bars.ts'
import { BarMarks } from '../kit/BarMarks.tsx'
import { Cartesian } from '../kit/Cartesian.tsx'
import { ChartFrame } from '../kit/ChartFrame.tsx'
import { colorOf } from '../kit/colors.ts'
import { domainOf } from '../kit/geometry.ts'
import { patternMarks } from '../kit/Patterns.tsx'
import { endsOf, figuresOf, stacked } from '../kit/stacked.ts'
import type { ChartProps, ChartSeries, ChartTone } from '../kit/types.ts'
import { frameProps, type TooltipExtras, useSeriesChart } from '../kit/useSeriesChart.ts'

/** A set of bars of the chart. */
export interface BarSeries<Datum> extends ChartSeries<Datum> {
  /** How it is drawn: as bars, or as a dash across the bars, such as the year before. @default 'bar' */
  variant?: 'bar' | 'dash'
}

export interface BarChartProps<Datum> extends ChartProps<Datum>, TooltipExtras<Datum> {
  /** The sets of bars. */
  series: readonly BarSeries<Datum>[]
  /** Lays the bars on their side, with names of any length before them. @default false */
  isHorizontal?: boolean
  /** Sets the bars of a category on each other, those below zero under it. @default false */
  isStacked?: boolean
  /** Shows behind each bar how far it could go. @default false */
  hasTracks?: boolean
  /** Tells the series apart by a pattern on their colours as well: here, in the legend and in the tooltip. @default false */
  hasPatterns?: boolean
  /** Whether a datum stands out; the others step back. @default all are alike */
  isEmphasised?: (datum: Datum) => boolean
  /** The colour of a datum's bar, in a chart of one series. @default the series' */
  barTone?: (datum: Datum) => ChartTone | undefined
  /** The most px that a bar is wide. @default 32 */
  barSize?: number
  /** Leaves out the axis of figures and its lines, where the bars are few and their figures stand elsewhere. @default true */
  hasValueAxis?: boolean
  /** Where the axis of figures ends, in the unit of the figures. @default by the figures */
  maxValue?: number
  /** Writes each bar's figure at its end, as the axis writes it, where there is room; for one set of bars. @default false */
  hasBarLabels?: boolean
}

/** The room that labels need beyond the longest bar, as a share of it: beside bars on their side, and above others. */
const ACROSS = 0.12
const UP = 0.06

/**
 * Amounts to compare, as bars.
 *
 * Use when single amounts matter: by month, by country, by product. Not for a course of many points: use `LineChart`;
 * nor for the parts of one whole: use `DonutChart` or `SegmentBar`.
 */
export function BarChart<Datum>(props: BarChartProps<Datum>) {
  'use memo'
  const {
    data,
    series,
    isHorizontal = false,
    isStacked = false,
    hasTracks = false,
    hasPatterns = false,
    isEmphasised,
    barTone,
    barSize = 32,
    hasValueAxis = true,
    maxValue,
    hasBarLabels = false,
    height = 280,
  } = props
  const dashIds = new Set(series.filter(({ variant }) => variant === 'dash').map(({ id }) => id))
  const { model, shown, frame, plot, isMirrored } = useSeriesChart(props, 'bar', (id) => {
    if (dashIds.has(id)) return 'line'
    const at = series.findIndex((one) => one.id === id)
    return hasPatterns ? patternMarks[at % patternMarks.length]! : 'bar'
  })
  const bars = shown.series.filter(({ id }) => !dashIds.has(id))
  const dashes = shown.series.filter(({ id }) => dashIds.has(id))
  const spans = isStacked ? stacked({ ...shown, series: bars }) : undefined
  const ends = [...(spans ? endsOf(spans) : figuresOf({ series: bars })), ...figuresOf({ series: dashes })]
  const isLabelled = hasBarLabels && bars.length === 1
  const [least, most] = domainOf(ends, { maxValue })
  const domain = [least, isLabelled ? most * (1 + (isHorizontal ? ACROSS : UP)) : most] as const
  const layout = { isStacked, fullness: bars.length > 1 && !isStacked ? 0.76 : 0.62, thickest: barSize }
  const datumAt = (index: number) => data[model.order[index]!]!
  const isFull = isEmphasised && ((index: number) => isEmphasised(datumAt(index)))
  const colorAt = barTone && ((_: number, index: number) => toneColor(barTone(datumAt(index))))
  /** Where a bar ends: on the others where they are stacked. */
  const valueAt = (at: number, index: number) => {
    const one = shown.series[at]!
    const span = spans?.[bars.indexOf(one)]?.[index]
    return span ? span[1] : (one.values[index] ?? null)
  }
  return (
    <ChartFrame {...frameProps(props)} {...frame}>
      {(summaryId) => (
        <Cartesian
          {...plot}
          label={props.label}
          summaryId={summaryId}
          layout={{ spacing: 'band', isHorizontal, isMirrored, domain }}
          height={height}
          hasValueAxis={hasValueAxis}
          pointer="band"
          valueAt={valueAt}
          labels={(geometry) =>
            isLabelled && (
              <BarLabels
                geometry={geometry}
                bars={barsOf(geometry, { ...shown, series: bars }, layout)}
                textOf={(index) => plot.formats.tick(bars[0]!.values[index]!)}
                isEmphasised={isFull}
              />
            )
          }
          seriesAt={(geometry, index, x, y) => {
            const hit = barsOf(geometry, { ...shown, series: bars }, layout).find(
              (bar) =>
                bar.index === index &&
                x >= bar.x - 1 &&
                x <= bar.x + bar.width + 1 &&
                y >= bar.y - 1 &&
                y <= bar.y + bar.height + 1,
            )
            return hit && shown.series.indexOf(bars[hit.series]!)
          }}
        >
          {(geometry) => (
            <BarMarks
              {...layout}
              {...{ geometry, model: shown, bars, dashes, hasTracks, colorAt }}
              isEmphasised={isFull}
            />
          )}
        </Cartesian>
      )}
    </ChartFrame>
  )
}

const toneColor = (tone: ChartTone | undefined) => (tone === undefined ? undefined : colorOf(tone, 0))
