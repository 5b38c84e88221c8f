import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { PointerEvent } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../css/cx.ts'
import { rem, textScale } from '../../css/rem.ts'
import { announcementOf } from '../kit/announcement.ts'
import { footCategories, FootAxis, SideAxis } from '../kit/Axes.tsx'
import * as plotStyles from '../kit/Cartesian.css.ts'
import { ChartFrame } from '../kit/ChartFrame.tsx'
import { height as heightVar } from '../kit/ChartFrame.css.ts'
import { heatOf } from '../kit/colors.ts'
import { describeCells } from '../kit/describe.ts'
import { createGeometry, domainOf } from '../kit/geometry.ts'
import { figuresOf } from '../kit/stacked.ts'
import { Tooltip } from '../kit/Tooltip.tsx'
import type { ChartProps } from '../kit/types.ts'
import { useChartStrings } from '../kit/useChartStrings.ts'
import { frameProps, useSeriesChart } from '../kit/useSeriesChart.ts'
import { useSize } from '../kit/useSize.ts'
import { type Active, useWalk } from '../kit/useWalk.ts'
import { Cells } from './Cells.tsx'
import { scaleOf } from './levels.ts'
import { Scale } from './Scale.tsx'
import * as styles from './HeatmapChart.css.ts'

export interface HeatmapChartProps<Datum> extends Omit<ChartProps<Datum>, 'legend'> {
  /** What the figures are: beside the scale and in the tooltip. @default 'Value' in the page's language */
  valueLabel?: string
  /** Where the scale ends, in the unit of the figures. @default by the figures */
  maxValue?: number
  /** Shows below the map what its colours stand for. @default true */
  hasScale?: boolean
}

/** Room of the scale below the map, in px. */
const SCALE = 32

/**
 * Figures by two things at once, such as days and hours, as cells whose colour tells how large each is.
 *
 * Use when the pattern matters: when it is busy, where it is quiet. `data` are the columns and `series` the rows. Not
 * for exact figures: use a table; nor for a course over time: use `LineChart`.
 */
export function HeatmapChart<Datum>(props: HeatmapChartProps<Datum>) {
  'use memo'
  const { label, maxValue, hasScale = true, height = 280 } = props
  const strings = useChartStrings()
  const valueLabel = props.valueLabel ?? strings.value
  const { ref, size } = useSize()
  const { model, frame, plot, formats, isMirrored } = useSeriesChart(props, 'heatmap', 'bar')
  const { categories, series } = model
  const domain = domainOf(figuresOf(model), { maxValue })
  const { ends, levelOf } = scaleOf(domain)
  const { onChoose } = plot
  const { active, setActive, keys } = useWalk({
    count: categories.length,
    seriesCount: series.length,
    isMirrored,
    onChoose,
  })
  const geometry =
    size && createGeometry(categories, size, { spacing: 'band', isMirrored, domain, tickCount: 4 })
  const textOf = (index: number) => formats.category(categories[index]!)

  function cellAt({ nativeEvent: { offsetX, offsetY } }: PointerEvent): Active | undefined {
    if (!geometry) return undefined
    const row = Math.floor((offsetY / geometry.height) * series.length)
    return { index: geometry.nearest(offsetX), series: Math.max(0, Math.min(series.length - 1, row)) }
  }
  const isLookedAt = (cell: Active | undefined) =>
    cell?.index === active?.index && cell?.series === active?.series
  function look(event: PointerEvent) {
    const cell = cellAt(event)
    if (!isLookedAt(cell)) setActive(cell)
  }
  function choose(event: PointerEvent) {
    if (event.button > 0) return
    const cell = cellAt(event)
    // The first touch shows what is there, the next one chooses it.
    const isSeen = event.pointerType !== 'touch' || isLookedAt(cell)
    look(event)
    if (cell && isSeen) onChoose?.(cell)
  }
  const row = active && series[active.series ?? 0]
  const value = active && row?.values[active.index]
  return (
    <ChartFrame
      {...frameProps({ ...props, height, legend: 'none' })}
      {...frame}
      entries={[]}
      summary={describeCells(model, formats, strings)}
    >
      {(summaryId) => (
        <div
          className={styles.room}
          style={assignInlineVars({ [heightVar]: rem(hasScale ? height - SCALE : height) })}
        >
          <div className={plotStyles.plotGrid}>
            <SideAxis
              labels={series.map((one, index) => ({
                key: one.id,
                text: one.label,
                share: (index + 0.5) / series.length,
              }))}
            />
            <div
              ref={ref}
              {...keys}
              role="application"
              aria-roledescription={strings.chart}
              aria-label={label}
              aria-describedby={summaryId}
              className={cx(plotStyles.plot, onChoose && plotStyles.pressable)}
              onPointerMove={(event) => event.pointerType !== 'touch' && look(event)}
              onPointerLeave={(event) => event.pointerType !== 'touch' && setActive(undefined)}
              onPointerUp={choose}
            >
              {geometry && (
                <svg
                  aria-hidden="true"
                  data-chart-shapes=""
                  width={geometry.width}
                  height={geometry.height}
                  className={plotStyles.shapes}
                >
                  <Cells {...{ model, geometry, levelOf, active }} />
                </svg>
              )}
              {active && row && geometry && (
                <div className={plotStyles.layer}>
                  <Tooltip
                    title={[row.label, formats.longCategory(categories[active.index]!)].join(
                      `${strings.comma} `,
                    )}
                    rows={[
                      {
                        id: 'value',
                        label: valueLabel,
                        value: typeof value === 'number' ? formats.value(value) : strings.noFigure,
                        color: typeof value === 'number' ? heatOf(levelOf(value)) : undefined,
                        mark: 'bar',
                      },
                    ]}
                    x={geometry.place(active.index)}
                    y={((active.series ?? 0) / series.length) * Math.max(0, geometry.height - 60)}
                    width={geometry.width}
                    direction={isMirrored ? 'rtl' : 'ltr'}
                  />
                </div>
              )}
              <VisuallyHidden live="polite">
                {active?.isByKeys && announcementOf(active, model, formats, strings)}
              </VisuallyHidden>
            </div>
            <FootAxis
              labels={
                geometry
                  ? footCategories(geometry, categories.length, textOf, textScale(), false).map((index) => ({
                      key: String(index),
                      text: textOf(index),
                      at: geometry.place(index),
                    }))
                  : []
              }
              width={size?.width ?? 0}
              isInside={false}
            />
          </div>
          {hasScale && (
            <Scale least={formats.tick(ends[0])} most={formats.tick(ends[1])} label={props.valueLabel} />
          )}
        </div>
      )}
    </ChartFrame>
  )
}
