import { assignInlineVars } from '@vanilla-extract/dynamic'
import { curveLinear, curveMonotoneX, curveStepAfter } from '@visx/curve'
import { area, line } from '@visx/shape'
import { useId } from 'react'
import { cx } from '../../css/cx.ts'
import type { Geometry } from './geometry.ts'
import type { ModelSeries } from './model.ts'
import { Patterns, patternOf } from './Patterns.tsx'
import { type Point, thin } from './thin.ts'
import * as styles from './shapes.css.ts'

export type Curve = 'smooth' | 'straight' | 'step'
const curves = { smooth: curveMonotoneX, straight: curveLinear, step: curveStepAfter }

interface Props {
  geometry: Geometry
  series: readonly ModelSeries[]
  curve: Curve
  /** What is below a line: nothing, or its colour fading out, or its colour. */
  fill?: 'none' | 'gradient' | 'solid'
  /** From where to where each figure reaches, where series stand on each other. */
  spans?: readonly (readonly (readonly [number, number])[])[]
  hasDots?: boolean
}

interface Place extends Point {
  readonly from: number
}

/** Lines through the figures of series, with what is below them. */
export function LineMarks({ geometry, series, curve, fill = 'none', spans, hasDots }: Props) {
  const id = useId()
  const { place, level, width } = geometry
  const floor = level(Math.max(geometry.domain[0], Math.min(0, geometry.domain[1])))
  const shape = {
    x: ({ x }: Place) => x,
    defined: ({ y }: Place) => y !== null,
    curve: curves[curve],
  }
  return (
    <>
      {fill === 'solid' && <Patterns id={id} count={series.length} />}
      {series.map(({ id: key, color, values, mark }, at) => {
        const all = values.map((value, index): Place => {
          const span = spans?.[at]?.[index]
          const isShown = value !== null || span !== undefined
          const y = isShown ? level(span ? span[1] : value!) : null
          return { x: place(index), y, from: span ? level(span[0]) : floor }
        })
        const points = thin(all, width) as readonly Place[]
        const y = (point: Place) => point.y ?? 0
        return (
          <g
            key={key}
            style={assignInlineVars({ [styles.color]: color, [styles.pattern]: patternOf(id, at) })}
          >
            {fill === 'gradient' && (
              <linearGradient id={`${id}-${at}-fade`} x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" className={styles.areaTop} />
                <stop offset="1" className={styles.areaBottom} />
              </linearGradient>
            )}
            {fill !== 'none' && (
              <path
                d={area<Place>({ ...shape, y0: ({ from }) => from, y1: y })([...points]) ?? undefined}
                className={fill === 'solid' ? styles.solidArea : styles.area}
                fill={fill === 'gradient' ? `url(#${id}-${at}-fade)` : undefined}
              />
            )}
            <path
              d={line<Place>({ ...shape, y })([...points]) ?? undefined}
              className={cx(
                styles.line,
                styles.dashed[(at % 8) as keyof typeof styles.dashed],
                mark === 'dashed' && styles.alwaysDashed,
              )}
            />
            {lonely(points, hasDots).map((point, index) => (
              <circle key={index} cx={point.x} cy={y(point)} r={hasDots ? 3.5 : 3} className={styles.dot} />
            ))}
          </g>
        )
      })}
    </>
  )
}

/** The points that get a dot: all where that is asked for, else those that no line reaches. */
function lonely(points: readonly Place[], hasDots = false) {
  const has = (index: number) => points[index] !== undefined && points[index].y !== null
  return points.filter(
    (point, index) => point.y !== null && (hasDots || (!has(index - 1) && !has(index + 1))),
  )
}
