import { arc } from '@visx/shape'
import { ChartFrame } from '../kit/ChartFrame.tsx'
import * as styles from '../kit/Parts.css.ts'
import { PartsDrawing } from '../kit/PartsDrawing.tsx'
import type { PartsProps } from '../kit/types.ts'
import { useChartStrings } from '../kit/useChartStrings.ts'
import { type Part, usePartsChart } from '../kit/usePartsChart.ts'
import { frameProps } from '../kit/useSeriesChart.ts'

export interface DonutChartProps<Datum> extends Omit<PartsProps<Datum>, 'legend'> {
  /** A ring, or a full disc without words in its middle. @default 'donut' */
  variant?: 'donut' | 'pie'
  /** Where the names and shares stand, which hide a part by a press. @default 'side' */
  legend?: 'side' | 'bottom' | 'none'
  /** What stands in the middle: a figure in words and what it is. @default what shows in all */
  center?: { value: string; label: string }
}

/** How thick the ring is, as a share of its radius. */
const THICKNESS = 0.25

/** The angles of parts one after the other, from the top, against the clock where reading runs from right to left. */
export function anglesOf(parts: readonly Pick<Part, 'id' | 'share'>[], isMirrored: boolean) {
  let from = 0
  return new Map(
    parts.map(({ id, share }) => {
      const start = from
      from += share
      const turn = (isMirrored ? -2 : 2) * Math.PI
      return [id, { startAngle: start * turn, endAngle: from * turn }]
    }),
  )
}

/** A figure whose words may stand below each other, where they are longer than the middle is wide. */
const inLines = (value: string) => value.replaceAll(/[\u00a0\u202f]/g, ' ')

/**
 * The parts of one whole as a ring or a disc.
 *
 * Use when a few parts make a whole and their shares matter. Not for more than about seven parts, nor for parts that
 * are nearly alike: use `BarChart`; nor where room is short: use `SegmentBar`.
 */
export function DonutChart<Datum>(props: DonutChartProps<Datum>) {
  'use memo'
  const { label, variant = 'donut', legend = 'side', center, height = 200 } = props
  const strings = useChartStrings()
  const chart = usePartsChart(props as PartsProps<Datum>, 'donut')
  const angles = anglesOf(chart.parts, chart.isMirrored)
  const shape = arc<{ startAngle: number; endAngle: number }>({
    innerRadius: variant === 'pie' ? 0 : 100 * (1 - THICKNESS),
    outerRadius: 100,
    cornerRadius: variant === 'pie' ? 0 : 2,
    padAngle: chart.parts.length > 1 ? 0.025 : 0,
  })
  const pathOf = ({ id }: Part) => shape({ ...angles.get(id)! }) ?? ''
  const all = center ?? { value: chart.formats.value(chart.total), label: props.valueLabel ?? strings.total }
  const middle = (part: Part | undefined) => (
    <>
      <bdi className={styles.centerValue}>{inLines(part ? part.text : all.value)}</bdi>
      <span className={styles.centerLabel}>{part ? part.label : all.label}</span>
    </>
  )
  return (
    <ChartFrame
      {...frameProps({ ...props, legend: 'none' })}
      {...chart.frame}
      height={height}
      skeleton="ring"
    >
      {(summaryId) => (
        <PartsDrawing
          {...chart}
          {...{ label, summaryId, legend, pathOf }}
          side={legend === 'bottom' ? height - 12 : height}
          center={variant === 'donut' ? middle : undefined}
        />
      )}
    </ChartFrame>
  )
}
