import { ChartFrame } from '../kit/ChartFrame.tsx'
import type { PointsProps } from '../kit/points.ts'
import { PointsPlot } from '../kit/PointsPlot.tsx'
import { usePointsChart } from '../kit/usePointsChart.ts'
import { frameProps } from '../kit/useSeriesChart.ts'

export type ScatterChartProps<Datum> = PointsProps<Datum>

/**
 * Many things by two figures each, as points whose shapes and colours tell their series apart.
 *
 * Use when it matters whether two figures go together, or what falls out of line. Not for a third figure: use
 * `BubbleChart`; nor for a course over time: use `LineChart`.
 */
export function ScatterChart<Datum>(props: ScatterChartProps<Datum>) {
  'use memo'
  const { label, isZeroBased = false, height = 320 } = props
  const { frame, plot, isMirrored } = usePointsChart(props, 'scatter')
  return (
    <ChartFrame {...frameProps(props)} {...frame} height={height}>
      {(summaryId) => (
        <PointsPlot
          {...plot}
          {...{ label, summaryId, height }}
          layout={{ isMirrored, isZeroBased, isSized: false }}
        />
      )}
    </ChartFrame>
  )
}
