import { ChartFrame } from '../kit/ChartFrame.tsx'
import type { PointsProps } from '../kit/points.ts'
import { PointsPlot } from '../kit/PointsPlot.tsx'
import { usePointsChart } from '../kit/usePointsChart.ts'
import { frameProps } from '../kit/useSeriesChart.ts'

export interface BubbleChartProps<Datum> extends PointsProps<Datum> {
  /** The figure of a datum that the area of its bubble shows; null where there is none. */
  size: (datum: Datum) => number | null | undefined
  /** What the figures are that the areas show. */
  sizeLabel: string
  /** A figure that an area shows, in words. @default a number of the page's language */
  formatSize?: (value: number) => string
}

/**
 * Some things by three figures each: two place a bubble, its area is the third. A shape in its middle tells its series.
 *
 * Use when a few dozen things are compared, of which the large ones matter most. Not for two figures: use
 * `ScatterChart`; nor where areas have to be compared exactly: use `BarChart`.
 */
export function BubbleChart<Datum>(props: BubbleChartProps<Datum>) {
  'use memo'
  const { label, size, sizeLabel, formatSize, isZeroBased = false, height = 320 } = props
  const { frame, plot, isMirrored } = usePointsChart(props, 'bubble', {
    value: size,
    label: sizeLabel,
    format: formatSize,
  })
  return (
    <ChartFrame {...frameProps(props)} {...frame} height={height}>
      {(summaryId) => (
        <PointsPlot
          {...plot}
          {...{ label, summaryId, height }}
          layout={{ isMirrored, isZeroBased, isSized: true }}
        />
      )}
    </ChartFrame>
  )
}
