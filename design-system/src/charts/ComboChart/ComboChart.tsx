import { BarMarks } from '../kit/BarMarks.tsx'
import { Cartesian } from '../kit/Cartesian.tsx'
import { ChartFrame } from '../kit/ChartFrame.tsx'
import { domainOf } from '../kit/geometry.ts'
import { type Curve, LineMarks } from '../kit/LineMarks.tsx'
import { figuresOf } from '../kit/stacked.ts'
import type { ChartProps, ChartSeries } from '../kit/types.ts'
import { frameProps, type TooltipExtras, useSeriesChart } from '../kit/useSeriesChart.ts'

/** Columns or a line of the chart. */
export interface ComboSeries<Datum> extends ChartSeries<Datum> {
  /** How it is drawn. */
  variant: 'bar' | 'line'
}

export interface ComboChartProps<Datum> extends ChartProps<Datum>, TooltipExtras<Datum> {
  /** The columns and lines; all share one axis, so their figures have one unit. */
  series: readonly ComboSeries<Datum>[]
  /** The way of the lines from point to point. @default 'straight' */
  curve?: Curve
  /** Whether a datum's columns stand out; the others step back. @default all are alike */
  isEmphasised?: (datum: Datum) => boolean
  /** The most px that a column is wide. @default 20 */
  barSize?: number
  /** Where the axis of figures ends, in the unit of the figures. @default by the figures */
  maxValue?: number
}

/**
 * Columns, and lines over them.
 *
 * Use when a line says something of the same columns: what was delivered of what was sent. Not for two units, which
 * one axis cannot show: use two charts.
 */
export function ComboChart<Datum>(props: ComboChartProps<Datum>) {
  'use memo'
  const { data, series, curve = 'straight', isEmphasised, barSize = 20, maxValue, height = 280 } = props
  const lineIds = new Set(series.filter(({ variant }) => variant === 'line').map(({ id }) => id))
  const { model, shown, frame, plot, isMirrored } = useSeriesChart(props, 'combo', (id) =>
    lineIds.has(id) ? 'line' : 'bar',
  )
  const bars = shown.series.filter(({ id }) => !lineIds.has(id))
  const lines = shown.series.filter(({ id }) => lineIds.has(id))
  const isFull = isEmphasised && ((index: number) => isEmphasised(data[model.order[index]!]!))
  const layout = { isStacked: false, fullness: 0.7, thickest: barSize }
  return (
    <ChartFrame {...frameProps(props)} {...frame}>
      {(summaryId) => (
        <Cartesian
          {...plot}
          label={props.label}
          summaryId={summaryId}
          layout={{ spacing: 'band', isMirrored, domain: domainOf(figuresOf(shown), { maxValue }) }}
          height={height}
          pointer="band"
        >
          {(geometry) => (
            <>
              <BarMarks
                {...layout}
                {...{ geometry, model: shown, bars, dashes: [], hasTracks: false }}
                isEmphasised={isFull}
              />
              <LineMarks {...{ geometry, series: lines, curve }} hasDots />
            </>
          )}
        </Cartesian>
      )}
    </ChartFrame>
  )
}
