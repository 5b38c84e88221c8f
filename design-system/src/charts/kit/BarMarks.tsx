import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useId } from 'react'
import { type BarLayout, barPath, barsOf } from './bars.ts'
import type { Geometry } from './geometry.ts'
import type { Model, ModelSeries } from './model.ts'
import { ColorPattern, isPatterned, Patterns, patternOf } from './Patterns.tsx'
import * as styles from './shapes.css.ts'

interface Props extends BarLayout {
  geometry: Geometry
  model: Model
  /** The series that are bars, and those that are a dash across the bars of their category. */
  bars: readonly ModelSeries[]
  dashes: readonly ModelSeries[]
  hasTracks: boolean
  /** Whether a category stands out; the others step back. */
  isEmphasised?: (index: number) => boolean
  colorAt?: (series: number, index: number) => string | undefined
}

/** Bars for the figures of series, and dashes across them. */
export function BarMarks({
  geometry,
  model,
  bars,
  dashes,
  hasTracks,
  isEmphasised,
  colorAt,
  ...layout
}: Props) {
  const id = useId()
  const { categories } = model
  const boxes = barsOf(geometry, { categories, series: bars }, layout)
  const { isHorizontal, width, height, place, level } = geometry
  return (
    <>
      <Patterns id={id} count={bars.length} />
      {hasTracks &&
        boxes.map((box) => {
          const across = isHorizontal ? { ...box, x: 0, width } : { ...box, y: 0, height }
          return (
            <rect
              key={`${box.series}-${box.index}`}
              x={across.x}
              y={across.y}
              width={across.width}
              height={across.height}
              rx={6}
              className={styles.track}
            />
          )
        })}
      {bars.map(({ id: key, color, mark }, at) => {
        const own = `${id}-${at}-own`
        const plain = isPatterned(mark) ? styles.patterned : styles.bar
        return (
          <g
            key={key}
            style={assignInlineVars({ [styles.color]: color, [styles.pattern]: patternOf(id, at) })}
          >
            <ColorPattern id={own} mark={mark} />
            {isEmphasised && (
              <linearGradient id={`${id}-${at}-full`} x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" className={styles.fullTop} />
                <stop offset="1" className={styles.fullBottom} />
              </linearGradient>
            )}
            {boxes
              .filter(({ series }) => series === at)
              .map((box) => {
                const isFull = isEmphasised?.(box.index)
                const toned = colorAt?.(at, box.index)
                return (
                  <path
                    key={box.index}
                    d={barPath(box)}
                    className={isFull ? undefined : isEmphasised ? styles.softBar : plain}
                    fill={isFull ? `url(#${id}-${at}-full)` : isPatterned(mark) ? `url(#${own})` : undefined}
                    style={toned ? assignInlineVars({ [styles.color]: toned }) : undefined}
                  />
                )
              })}
          </g>
        )
      })}
      {dashes.map(({ id: key, color, values }) => (
        <g key={key} style={assignInlineVars({ [styles.color]: color })}>
          {values.map((value, index) => {
            if (value === null) return null
            const half = Math.min(geometry.step * 0.3, layout.thickest * 0.75)
            const [middle, at] = [place(index), level(value)]
            const ends = isHorizontal
              ? { x1: at, x2: at, y1: middle - half, y2: middle + half }
              : { x1: middle - half, x2: middle + half, y1: at, y2: at }
            return <line key={index} {...ends} className={styles.dash} />
          })}
        </g>
      ))}
    </>
  )
}
