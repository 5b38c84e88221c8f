import { Cartesian } from '../kit/Cartesian.tsx'
import { ChartFrame } from '../kit/ChartFrame.tsx'
import { domainOf } from '../kit/geometry.ts'
import { type Curve, LineMarks } from '../kit/LineMarks.tsx'
import { figuresOf } from '../kit/stacked.ts'
import type { ChartProps, ChartSeries } from '../kit/types.ts'
import { frameProps, type TooltipExtras, useSeriesChart } from '../kit/useSeriesChart.ts'

/** A line of the chart. */
export interface LineSeries<Datum> extends ChartSeries<Datum> {
  /** Draws it with dashes: what was planned, or how it was before. @default false */
  isDashed?: boolean
}

export interface LineChartProps<Datum> extends ChartProps<Datum>, TooltipExtras<Datum> {
  /** The lines. */
  series: readonly LineSeries<Datum>[]
  /** The way from point to point. @default 'straight' */
  curve?: Curve
  /** Marks each point with a dot. @default false */
  hasDots?: boolean
  /** Begins the axis of figures at zero; without it the axis spans the figures. @default true */
  isZeroBased?: boolean
  /** Where the axis of figures begins, in the unit of the figures. @default by the figures */
  minValue?: number
  /** Where the axis of figures ends, in the unit of the figures. @default by the figures */
  maxValue?: number
}

/**
 * How figures moved, as lines.
 *
 * Use when the course over time matters, of one thing or of a few. Not for parts of a whole over time: use
 * `AreaChart`; nor for single amounts to compare: use `BarChart`.
 */
export function LineChart<Datum>(props: LineChartProps<Datum>) {
  'use memo'
  const { series, curve = 'straight', hasDots, isZeroBased, minValue, maxValue, height = 280 } = props
  const dashed = new Set(series.filter(({ isDashed }) => isDashed).map(({ id }) => id))
  const { shown, frame, plot, isMirrored } = useSeriesChart(props, 'line', (id) =>
    dashed.has(id) ? 'dashed' : 'line',
  )
  const domain = domainOf(figuresOf(shown), { isZeroBased, minValue, maxValue })
  return (
    <ChartFrame {...frameProps(props)} {...frame}>
      {(summaryId) => (
        <Cartesian
          {...plot}
          label={props.label}
          summaryId={summaryId}
          layout={{ spacing: 'measured', isMirrored, domain }}
          height={height}
          pointer="line"
        >
          {(geometry) => <LineMarks {...{ geometry, series: shown.series, curve, hasDots }} />}
        </Cartesian>
      )}
    </ChartFrame>
  )
}
