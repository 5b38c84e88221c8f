import { looksOf } from './Scale.tsx'
import type { Geometry } from '../kit/geometry.ts'
import type { Model } from '../kit/model.ts'
import type { Active } from '../kit/useWalk.ts'
import * as styles from './HeatmapChart.css.ts'

interface Props {
  model: Model
  geometry: Geometry
  levelOf: (value: number) => number
  active: Active | undefined
}

/** Px between cells. */
const GAP = 3

/** A cell for each figure, and a ring around the one that is looked at. */
export function Cells({ model, geometry, levelOf, active }: Props) {
  const { step, height, place } = geometry
  const rowHeight = height / model.series.length
  const boxOf = (row: number, index: number) => ({
    x: place(index) - step / 2 + GAP / 2,
    y: row * rowHeight + GAP / 2,
    width: Math.max(1, step - GAP),
    height: Math.max(1, rowHeight - GAP),
    rx: Math.min(5, step / 5),
  })
  return (
    <>
      {model.series.map(({ id, values }, row) => (
        <g key={id}>
          {values.map((value, index) => (
            <rect
              key={index}
              {...boxOf(row, index)}
              className={value === null ? styles.missing : styles.cell}
              style={value === null ? undefined : looksOf(levelOf(value))}
            />
          ))}
        </g>
      ))}
      {active && <rect {...boxOf(active.series ?? 0, active.index)} className={styles.ring} />}
    </>
  )
}
