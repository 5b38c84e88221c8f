import { Cartesian } from '../kit/Cartesian.tsx'
import { ChartFrame } from '../kit/ChartFrame.tsx'
import { domainOf } from '../kit/geometry.ts'
import { type Curve, LineMarks } from '../kit/LineMarks.tsx'
import { endsOf, figuresOf, stacked } from '../kit/stacked.ts'
import type { ChartProps } from '../kit/types.ts'
import { frameProps, type TooltipExtras, useSeriesChart } from '../kit/useSeriesChart.ts'

export interface AreaChartProps<Datum> extends ChartProps<Datum>, TooltipExtras<Datum> {
  /** The way from point to point. @default 'smooth' */
  curve?: Curve
  /** Sets the series on each other, so that the top is what they come to. @default false */
  isStacked?: boolean
  /** The colour below the line: fading out, or full. @default 'gradient'; stacked 'solid' */
  fill?: 'gradient' | 'solid'
  /** Where the axis of figures ends, in the unit of the figures. @default by the figures */
  maxValue?: number
}

/**
 * How amounts moved, with the area below them.
 *
 * Use when how much there was matters as much as its course, or, stacked, what a total was made of. Not for many lines
 * that cross: use `LineChart`.
 */
export function AreaChart<Datum>(props: AreaChartProps<Datum>) {
  'use memo'
  const { isStacked = false, curve = 'smooth', maxValue, height = 280 } = props
  const fill = props.fill ?? (isStacked ? 'solid' : 'gradient')
  const { shown, frame, plot, isMirrored } = useSeriesChart(props, 'area', 'bar')
  const spans = isStacked ? stacked(shown) : undefined
  const domain = domainOf(spans ? endsOf(spans) : figuresOf(shown), { maxValue })
  const valueAt = spans && ((series: number, index: number) => spans[series]![index]![1])
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
          valueAt={valueAt}
        >
          {(geometry) => <LineMarks {...{ geometry, series: shown.series, curve, fill, spans }} />}
        </Cartesian>
      )}
    </ChartFrame>
  )
}
