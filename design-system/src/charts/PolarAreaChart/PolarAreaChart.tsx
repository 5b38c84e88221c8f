import { arc } from '@visx/shape'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { ChartFrame } from '../kit/ChartFrame.tsx'
import { domainOf, niceTicks } from '../kit/geometry.ts'
import { PartsDrawing } from '../kit/PartsDrawing.tsx'
import type { PartsProps } from '../kit/types.ts'
import { type Part, usePartsChart } from '../kit/usePartsChart.ts'
import { frameProps } from '../kit/useSeriesChart.ts'
import * as styles from './PolarAreaChart.css.ts'

export interface PolarAreaChartProps<Datum> extends Omit<PartsProps<Datum>, 'legend'> {
  /** The figure at the rim, in the unit of the figures. @default by the figures */
  maxValue?: number
  /** Where the names and figures stand, which hide a part by a press. @default 'side' */
  legend?: 'side' | 'bottom' | 'none'
}

/**
 * Amounts around a middle, each with the same angle, whose area is how much it is.
 *
 * Use when a few amounts go round in a circle, such as hours and weekdays, or when how much each is matters more than
 * its share. Not for shares of a whole: use `DonutChart`; nor to compare exactly: use `BarChart`.
 */
export function PolarAreaChart<Datum>(props: PolarAreaChartProps<Datum>) {
  'use memo'
  const { label, maxValue, legend = 'side', height = 280 } = props
  const chart = usePartsChart(props as PartsProps<Datum>, 'polar')
  const { parts, all, isMirrored, formats } = chart
  const { ticks, share } = niceTicks(
    domainOf(
      parts.map(({ value }) => value),
      { maxValue },
    ),
    3,
  )
  // The area grows with the square of the radius.
  const radiusOf = (value: number) => Math.sqrt(Math.max(0, share(value))) * 100
  const turn = ((isMirrored ? -2 : 2) * Math.PI) / Math.max(1, parts.length)
  const placeOf = ({ id }: Part) => parts.findIndex((part) => part.id === id)
  const pathOf = (part: Part) =>
    arc<null>({
      innerRadius: 0,
      outerRadius: radiusOf(part.value),
      startAngle: placeOf(part) * turn,
      endAngle: (placeOf(part) + 1) * turn,
      padAngle: parts.length > 1 ? 0.02 : 0,
    })(null) ?? ''
  function spotOf(part: Part) {
    const angle = (placeOf(part) + 0.5) * turn
    const radius = radiusOf(part.value) * 0.7
    return [Math.sin(angle) * radius, -Math.cos(angle) * radius] as const
  }
  const marks = ticks.filter((tick) => tick > 0)
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
          all={all.map((part) => ({ ...part, percent: part.text }))}
          {...{ label, summaryId, legend, pathOf, spotOf }}
          side={legend === 'bottom' ? height - 12 : height}
          ground={marks.map((tick) => (
            <circle key={tick} r={radiusOf(tick)} className={styles.ring} />
          ))}
          scale={marks.map((tick) => (
            <bdi
              key={tick}
              aria-hidden="true"
              className={styles.scale}
              style={assignInlineVars({ [styles.at]: `${50 - radiusOf(tick) / 2}%` })}
            >
              {formats.tick(tick)}
            </bdi>
          ))}
        />
      )}
    </ChartFrame>
  )
}
