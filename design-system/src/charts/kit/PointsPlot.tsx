import type { PointerEvent } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../css/cx.ts'
import { FootAxis, GridLines, SideAxis } from './Axes.tsx'
import { announcePoint, type Dimension } from './describePoints.ts'
import { createPointGeometry, pointAcross, pointAt, type PointLayout, upTicks } from './pointGeometry.ts'
import { PointHighlight } from './PointHighlight.tsx'
import { BubbleMarks, DotMarks } from './PointMarks.tsx'
import type { Point, PointsModel } from './points.ts'
import { Tooltip, type TooltipContent } from './Tooltip.tsx'
import { useChartStrings } from './useChartStrings.ts'
import { useSize } from './useSize.ts'
import { useWalk } from './useWalk.ts'
import * as plotStyles from './Cartesian.css.ts'
import * as styles from './Points.css.ts'

interface Props {
  label: string
  summaryId: string
  kind: 'scatter' | 'bubble'
  model: PointsModel
  dimensions: readonly Dimension[]
  layout: PointLayout
  /** Height of the whole in px. */
  height: number
  tooltip: (point: Point) => TooltipContent
  onChoose?: (point: Point) => void
}

/** The room of captions and labels above and below the plot, in px. */
const AROUND = 80

/** Points between two axes of figures, worked by pointer and arrow keys. */
export function PointsPlot({
  label,
  summaryId,
  kind,
  model,
  dimensions,
  layout,
  height,
  tooltip,
  onChoose,
}: Props) {
  'use memo'
  const strings = useChartStrings()
  const { ref, size } = useSize()
  const { points } = model
  const { isMirrored, isSized } = layout
  const [along, up] = dimensions
  const geometry = size && createPointGeometry(points, size, layout)
  const { ticks, share } = upTicks(points, size?.height ?? height - AROUND, layout)
  const { active, setActive, keys } = useWalk({
    count: points.length,
    seriesCount: 1,
    isMirrored,
    across: (index, by) => pointAcross(model, index, by),
    onChoose: onChoose && (({ index }) => onChoose(points[index]!)),
  })
  const current = active && points[active.index]

  const meant = ({ nativeEvent: { offsetX, offsetY } }: PointerEvent) =>
    geometry && pointAt(points, geometry, offsetX, offsetY)
  function look(event: PointerEvent) {
    const index = meant(event)
    if (index !== active?.index) setActive(index === undefined ? undefined : { index })
  }
  function choose(event: PointerEvent) {
    if (event.button > 0) return
    const index = meant(event)
    // The first touch shows what is there, the next one chooses it.
    const isSeen = event.pointerType !== 'touch' || index === active?.index
    look(event)
    if (index !== undefined && isSeen) onChoose?.(points[index]!)
  }
  const Marks = isSized ? BubbleMarks : DotMarks
  return (
    <div className={styles.grid}>
      <div aria-hidden="true" className={styles.upCaption}>
        {up!.label}
      </div>
      <SideAxis
        labels={ticks.map((tick) => ({ key: String(tick), text: up!.format(tick), share: 1 - share(tick) }))}
      />
      <div
        ref={ref}
        {...keys}
        role="application"
        aria-roledescription={strings.chart}
        aria-label={label}
        aria-describedby={summaryId}
        data-kind={kind}
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
            <GridLines geometry={geometry} />
            <Marks geometry={geometry} points={points} />
          </svg>
        )}
        {geometry && current && (
          <div className={plotStyles.layer}>
            <PointHighlight point={current} {...{ geometry, dimensions, isSized }} />
            <Tooltip
              {...tooltip(current)}
              direction={isMirrored ? 'rtl' : 'ltr'}
              width={geometry.width}
              x={geometry.along(current.x)}
              y={Math.max(0, Math.min(geometry.level(current.y) - 20, geometry.height - 90))}
            />
          </div>
        )}
        <VisuallyHidden live="polite">
          {active?.isByKeys && announcePoint(model, active.index, dimensions, strings)}
        </VisuallyHidden>
      </div>
      <FootAxis
        labels={(geometry?.xTicks ?? []).map((tick) => ({
          key: String(tick),
          text: along!.format(tick),
          at: geometry!.along(tick),
        }))}
        width={size?.width ?? 0}
        isInside
      />
      <div aria-hidden="true" className={styles.alongCaption}>
        {along!.label}
      </div>
    </div>
  )
}
