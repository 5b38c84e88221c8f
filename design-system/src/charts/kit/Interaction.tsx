import { type PointerEvent, type ReactNode, type Ref } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../css/cx.ts'
import { announcementOf } from './announcement.ts'
import type { Formats } from './formats.ts'
import type { Geometry } from './geometry.ts'
import { Highlight } from './Highlight.tsx'
import type { Model } from './model.ts'
import { Tooltip, type TooltipContent } from './Tooltip.tsx'
import { useChartStrings } from './useChartStrings.ts'
import { type Active, useWalk } from './useWalk.ts'
import type { ChartStrings } from './strings/en.ts'
import * as styles from './Cartesian.css.ts'

export interface InteractionProps {
  label: string
  summaryId: string
  kind: keyof ChartStrings['kinds']
  model: Model
  formats: Formats
  geometry: Geometry | undefined
  isMirrored: boolean
  isBand: boolean
  plotRef: Ref<HTMLDivElement>
  /** What the pointer shows at a category: a line at it, or its whole band. */
  pointer: 'line' | 'band'
  tooltip: (active: Active) => TooltipContent
  /** The figure at which a series' point stands, where it is stacked on others. @default its own */
  valueAt?: (series: number, index: number) => number | null
  /** The series whose shape is at a place of the plot. */
  seriesAt?: (geometry: Geometry, index: number, x: number, y: number) => number | undefined
  onChoose?: (active: Active) => void
  children: ReactNode
}

/** The plot as something that is worked: pointer and arrow keys look at its points, which are shown and said. */
export function Interaction({
  label,
  summaryId,
  kind,
  model,
  formats,
  geometry,
  isMirrored,
  isBand,
  plotRef,
  pointer,
  tooltip,
  valueAt = (series, index) => model.series[series]!.values[index] ?? null,
  seriesAt,
  onChoose,
  children,
}: InteractionProps) {
  const strings = useChartStrings()
  const { active, setActive, keys } = useWalk({
    count: model.categories.length,
    seriesCount: model.series.length,
    isMirrored,
    isTurned: geometry?.isHorizontal,
    onChoose,
  })

  function pointAt({ nativeEvent: { offsetX, offsetY } }: PointerEvent): Active | undefined {
    if (!geometry) return undefined
    const index = geometry.nearest(geometry.isHorizontal ? offsetY : offsetX)
    return { index, series: seriesAt?.(geometry, index, offsetX, offsetY) }
  }
  function look(event: PointerEvent) {
    const next = pointAt(event)
    if (next?.index !== active?.index || next?.series !== active?.series) setActive(next)
  }
  function choose(event: PointerEvent) {
    if (event.button > 0) return
    const next = pointAt(event)
    // The first touch shows what is there, the next one chooses it.
    const isSeen = event.pointerType !== 'touch' || next?.index === active?.index
    look(event)
    if (next && isSeen) onChoose?.(next)
  }

  const level = active && topOf(active, model, valueAt)
  const center = active && geometry?.place(active.index)
  return (
    <div
      ref={plotRef}
      {...keys}
      role="application"
      aria-roledescription={strings.chart}
      aria-label={label}
      aria-describedby={summaryId}
      data-kind={kind}
      className={cx(styles.plot, onChoose && styles.pressable)}
      onPointerMove={(event) => event.pointerType !== 'touch' && look(event)}
      onPointerLeave={(event) => event.pointerType !== 'touch' && setActive(undefined)}
      onPointerUp={choose}
    >
      {children}
      {active && geometry && center !== undefined && (
        <div className={styles.layer}>
          <Highlight {...{ active, geometry, model, formats, pointer, isBand, valueAt, level }} />
          <Tooltip
            {...tooltip(active)}
            direction={isMirrored ? 'rtl' : 'ltr'}
            width={geometry.width}
            x={geometry.isHorizontal ? geometry.level(level ?? 0) : center}
            y={Math.max(0, Math.min(geometry.isHorizontal ? center - 20 : 8, geometry.height - 80))}
          />
        </div>
      )}
      <VisuallyHidden live="polite">
        {active?.isByKeys && announcementOf(active, model, formats, strings)}
      </VisuallyHidden>
    </div>
  )
}

/** The figure that the crosshair points at: that of the series that is meant, or the highest. */
function topOf({ index, series }: Active, model: Model, valueAt: NonNullable<InteractionProps['valueAt']>) {
  if (series !== undefined) return valueAt(series, index) ?? undefined
  const values = model.series.map((_, at) => valueAt(at, index)).filter((value) => value !== null)
  return values.length > 0 ? Math.max(...values) : undefined
}
