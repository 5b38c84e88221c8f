import { arc } from '@visx/shape'
import { ChartFrame } from '../kit/ChartFrame.tsx'
import * as styles from '../kit/Parts.css.ts'
import { PartsDrawing } from '../kit/PartsDrawing.tsx'
import { track } from '../kit/shapes.css.ts'
import type { PartsProps } from '../kit/types.ts'
import { type Part, usePartsChart } from '../kit/usePartsChart.ts'
import { frameProps } from '../kit/useSeriesChart.ts'

export interface RadialBarChartProps<Datum> extends Omit<PartsProps<Datum>, 'legend'> {
  /** The figure that is a full turn, in the unit of the figures. @default 100 */
  maxValue?: number
  /** Where the names and figures stand, which hide a bar by a press. @default 'bottom' */
  legend?: 'side' | 'bottom' | 'none'
  /** What stands in the middle while no bar is looked at. @default the longest bar */
  center?: { value: string; label: string }
}

const INNER = 42
const GAP = 4

/**
 * A few figures with one goal, each a bar around a middle.
 *
 * Use when some shares of the same most are compared at a glance. Not for the parts of one whole: use `DonutChart`;
 * nor for one figure: use `Gauge`; nor to compare exactly: use `BarChart`.
 */
export function RadialBarChart<Datum>(props: RadialBarChartProps<Datum>) {
  'use memo'
  const { label, maxValue = 100, legend = 'bottom', center, height = 240 } = props
  const chart = usePartsChart(props as PartsProps<Datum>, 'radialBar')
  const { parts, isMirrored } = chart
  const thickness = (100 - INNER) / Math.max(1, parts.length)
  const ringOf = (index: number, share: number) => {
    const outer = 100 - index * thickness
    const turn = (isMirrored ? -2 : 2) * Math.PI * Math.min(0.9999, Math.max(0, share))
    return (
      arc<null>({
        innerRadius: Math.max(2, outer - thickness + GAP),
        outerRadius: outer,
        startAngle: 0,
        endAngle: turn,
        cornerRadius: thickness / 2,
      })(null) ?? ''
    )
  }
  const placeOf = ({ id }: Part) => parts.findIndex((part) => part.id === id)
  const longest = parts.reduce<Part | undefined>(
    (best, part) => (best && best.value >= part.value ? best : part),
    undefined,
  )
  const middle = (part = center ? undefined : longest) => (
    <>
      <bdi className={styles.centerValue}>{part ? part.text : center?.value}</bdi>
      <span className={styles.centerLabel}>{part ? part.label : center?.label}</span>
    </>
  )
  const named = chart.all.map((part) => ({ ...part, percent: part.text }))
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
          all={named}
          {...{ label, summaryId, legend }}
          side={height - 12}
          pathOf={(part) => ringOf(placeOf(part), part.value / maxValue)}
          center={middle}
          ground={parts.map(({ id }, index) => (
            <path key={id} d={ringOf(index, 1)} className={track} />
          ))}
        />
      )}
    </ChartFrame>
  )
}
