import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { PointerEvent } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../css/cx.ts'
import { rem } from '../../css/rem.ts'
import { announcementOf } from '../kit/announcement.ts'
import * as plotStyles from '../kit/Cartesian.css.ts'
import { ChartFrame } from '../kit/ChartFrame.tsx'
import { domainOf, niceTicks } from '../kit/geometry.ts'
import * as shapeStyles from '../kit/shapes.css.ts'
import { figuresOf } from '../kit/stacked.ts'
import { Tooltip } from '../kit/Tooltip.tsx'
import type { ChartProps } from '../kit/types.ts'
import { useChartStrings } from '../kit/useChartStrings.ts'
import { frameProps, type TooltipExtras, useSeriesChart } from '../kit/useSeriesChart.ts'
import { useSize } from '../kit/useSize.ts'
import { useWalk } from '../kit/useWalk.ts'
import * as styles from './RadarChart.css.ts'

export interface RadarChartProps<Datum> extends ChartProps<Datum>, TooltipExtras<Datum> {
  /** The figure at the rim, in the unit of the figures. @default by the figures */
  maxValue?: number
}

/** The place of a share of the way out along a spoke, in a square of 200 whose middle is 0. */
function pointAt(index: number, count: number, share: number, isMirrored: boolean) {
  const turn = (index / count) * 2 * Math.PI * (isMirrored ? -1 : 1)
  return [Math.sin(turn) * share * 100, -Math.cos(turn) * share * 100] as const
}

/**
 * A few things by the same five to nine qualities, each a shape around a middle.
 *
 * Use when profiles are compared: where one is strong and another weak. Not for exact figures: use `BarChart`; nor for
 * categories with an order, as months: use `LineChart`.
 */
export function RadarChart<Datum>(props: RadarChartProps<Datum>) {
  'use memo'
  const { label, maxValue, height = 300 } = props
  const strings = useChartStrings()
  const { ref, size } = useSize()
  const { shown, frame, plot, formats, isMirrored } = useSeriesChart(props, 'radar', 'bar')
  const { categories, series } = shown
  const count = categories.length
  const { ticks, share } = niceTicks(domainOf(figuresOf(shown), { maxValue }), 4)
  const { active, setActive, keys } = useWalk({
    count,
    seriesCount: series.length,
    isMirrored,
    onChoose: plot.onChoose,
  })
  /** A shape through the spokes; one without a share is passed by. */
  function ringOf(shareAt: (index: number) => number | null) {
    const corners = categories.flatMap((_, index) => {
      const at = shareAt(index)
      return at === null ? [] : [pointAt(index, count, at, isMirrored).join(',')]
    })
    return corners.length > 0 ? `M${corners.join('L')}Z` : undefined
  }
  const shareOf = (value: number | null | undefined) =>
    typeof value === 'number' ? Math.max(0, share(value)) : null

  function spokeAt({ nativeEvent: { offsetX: x, offsetY: y } }: PointerEvent) {
    const side = size?.width ?? 200
    const turn = Math.atan2(x - side / 2, side / 2 - y) / (2 * Math.PI)
    const index = Math.round((isMirrored ? -turn : turn) * count)
    return ((index % count) + count) % count
  }
  function look(event: PointerEvent) {
    const index = spokeAt(event)
    if (index !== active?.index) setActive({ index })
  }
  function choose(event: PointerEvent) {
    if (event.button > 0) return
    const index = spokeAt(event)
    // The first touch shows what is there, the next one chooses it.
    const isSeen = event.pointerType !== 'touch' || index === active?.index
    look(event)
    if (isSeen) plot.onChoose?.({ index })
  }
  const spot = active && pointAt(active.index, count, 1, isMirrored)
  return (
    <ChartFrame {...frameProps(props)} {...frame} height={height} skeleton="ring">
      {(summaryId) => (
        <div className={styles.room} style={assignInlineVars({ [styles.side]: rem(height) })}>
          <div
            ref={ref}
            {...keys}
            role="application"
            aria-roledescription={strings.chart}
            aria-label={label}
            aria-describedby={summaryId}
            className={cx(styles.plot, plot.onChoose && plotStyles.pressable)}
            onPointerMove={(event) => event.pointerType !== 'touch' && look(event)}
            onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setActive(undefined)}
            onPointerUp={choose}
          >
            <svg
              aria-hidden="true"
              data-chart-shapes=""
              viewBox="-100 -100 200 200"
              className={styles.shapes}
            >
              {ticks.map((tick) => (
                <path key={tick} d={ringOf(() => share(tick))} className={styles.web} />
              ))}
              {categories.map((_, index) => (
                <path
                  key={index}
                  d={`M0,0L${pointAt(index, count, 1, isMirrored).join(',')}`}
                  className={styles.web}
                />
              ))}
              {series.map(({ id, color, values }, at) => (
                <g key={id} style={assignInlineVars({ [shapeStyles.color]: color })}>
                  <path
                    d={ringOf((index) => shareOf(values[index]))}
                    className={cx(
                      styles.shape,
                      shapeStyles.dashed[(at % 8) as keyof typeof shapeStyles.dashed],
                    )}
                  />
                  {values.map((value, index) => {
                    const at = shareOf(value)
                    if (at === null) return null
                    const [cx1, cy1] = pointAt(index, count, at, isMirrored)
                    return (
                      <circle
                        key={index}
                        cx={cx1}
                        cy={cy1}
                        r={index === active?.index ? 3.6 : 2}
                        fill={color}
                      />
                    )
                  })}
                </g>
              ))}
            </svg>
            {categories.map((category, index) => {
              const [x, y] = pointAt(index, count, 1.07, isMirrored)
              return (
                <span
                  key={index}
                  aria-hidden="true"
                  className={styles.label}
                  style={assignInlineVars({
                    [styles.x]: `${50 + x / 2}%`,
                    [styles.y]: `${50 + y / 2}%`,
                    [styles.shift]: `${Math.abs(x) < 8 ? -50 : x < 0 ? -100 : 0}% ${y < -90 ? -80 : y > 90 ? -20 : -50}%`,
                  })}
                >
                  <bdi>{formats.category(category)}</bdi>
                </span>
              )
            })}
            {active && spot && size && (
              <Tooltip
                {...plot.tooltip(active)}
                x={((100 + spot[0]) / 200) * size.width}
                y={Math.max(0, ((100 + spot[1]) / 200) * size.height - 40)}
                width={Math.max(size.width, 400)}
                direction={isMirrored ? 'rtl' : 'ltr'}
              />
            )}
            <VisuallyHidden live="polite">
              {active?.isByKeys && announcementOf(active, shown, formats, strings)}
            </VisuallyHidden>
          </div>
        </div>
      )}
    </ChartFrame>
  )
}
