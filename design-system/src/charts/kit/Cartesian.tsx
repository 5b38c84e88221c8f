import type { ReactNode } from 'react'
import { textScale } from '../../css/rem.ts'
import { footCategories, FootAxis, GridLines, SideAxis } from './Axes.tsx'
import type { Formats } from './formats.ts'
import { createGeometry, type Geometry, type Layout, niceTicks, tickCountFor } from './geometry.ts'
import { Interaction, type InteractionProps } from './Interaction.tsx'
import type { Model } from './model.ts'
import { useSize } from './useSize.ts'
import * as styles from './Cartesian.css.ts'

interface Props extends Pick<
  InteractionProps,
  'label' | 'summaryId' | 'kind' | 'onChoose' | 'tooltip' | 'valueAt' | 'seriesAt' | 'pointer'
> {
  model: Model
  formats: Formats
  layout: Omit<Layout, 'tickCount'>
  /** Height of the whole in px. */
  height: number
  /** Leaves the axis of figures and its lines out. */
  hasValueAxis?: boolean
  /** Words that stand among the shapes. */
  labels?: (geometry: Geometry) => ReactNode
  children: (geometry: Geometry) => ReactNode
}

/** Room of the labels below a plot, in px. */
const FOOT = 32

/** A plot of categories and figures with its axes and lines, worked by pointer and arrow keys. */
export function Cartesian({
  model,
  formats,
  layout,
  height,
  hasValueAxis = true,
  labels,
  children,
  ...interaction
}: Props) {
  'use memo'
  const { ref, size } = useSize()
  const { categories } = model
  const { isHorizontal = false, isMirrored, spacing } = layout
  const isInside = isHorizontal || spacing !== 'band'
  const tickCount = isHorizontal ? tickCountFor((size?.width ?? 400) / 2) : tickCountFor(height - FOOT)
  const geometry = size && createGeometry(categories, size, { ...layout, tickCount })
  const textOf = (index: number) => formats.category(categories[index]!)
  const { ticks, share } = niceTicks(layout.domain, tickCount)
  const marks = geometry && children(geometry)

  const sideLabels = isHorizontal
    ? categories.map((_, index) => ({
        key: String(index),
        text: textOf(index),
        share: (index + 0.5) / categories.length,
      }))
    : ticks.map((tick) => ({ key: String(tick), text: formats.tick(tick), share: 1 - share(tick) }))
  const footLabels = () => {
    if (!geometry) return []
    if (isHorizontal)
      return ticks.map((tick) => ({ key: String(tick), text: formats.tick(tick), at: geometry.level(tick) }))
    return footCategories(geometry, categories.length, textOf, textScale(), isInside).map((index) => ({
      key: String(index),
      text: textOf(index),
      at: geometry.place(index),
    }))
  }
  return (
    <div className={styles.plotGrid}>
      {hasValueAxis || isHorizontal ? <SideAxis labels={sideLabels} /> : <div />}
      <Interaction
        {...interaction}
        plotRef={ref}
        model={model}
        formats={formats}
        geometry={geometry}
        isMirrored={isMirrored}
        isBand={spacing === 'band'}
      >
        {geometry && (
          <svg
            aria-hidden="true"
            data-chart-shapes=""
            width={geometry.width}
            height={geometry.height}
            className={styles.shapes}
          >
            {hasValueAxis && <GridLines geometry={geometry} />}
            {marks}
          </svg>
        )}
        {geometry && labels?.(geometry)}
      </Interaction>
      {hasValueAxis || !isHorizontal ? (
        <FootAxis labels={footLabels()} width={size?.width ?? 0} isInside={isInside} />
      ) : null}
    </div>
  )
}
