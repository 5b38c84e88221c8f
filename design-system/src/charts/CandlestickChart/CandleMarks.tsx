import type { Geometry } from '../kit/geometry.ts'
import { extent, type ModelSeries } from '../kit/model.ts'
import * as styles from './CandlestickChart.css.ts'

interface Props {
  geometry: Geometry
  /** Open, high, low and close, in this order. */
  figures: readonly ModelSeries[]
  volume?: ModelSeries
}

/** The most px that a candle is wide, and how much of the plot's height the volume has. */
const WIDEST = 14
const VOLUME_SHARE = 0.22

/** A candle for each category that has all four figures, over bars of how much changed hands. */
export function CandleMarks({ geometry, figures, volume }: Props) {
  const { place, level, step, height } = geometry
  const width = Math.max(2, Math.min(WIDEST, step * 0.64))
  const most = (volume && extent(volume.values)?.[1]) || 1
  return (
    <>
      {volume?.values.map((value, index) => {
        const tall = ((value ?? 0) / most) * height * VOLUME_SHARE
        return (
          <rect
            key={index}
            x={place(index) - width / 2}
            y={height - tall}
            width={width}
            height={tall}
            rx={Math.min(2, tall)}
            className={styles.volume}
          />
        )
      })}
      {figures[0]!.values.map((_, index) => {
        const four = figures.flatMap(({ values }) => values[index] ?? [])
        if (four.length < figures.length) return null
        const [open, high, low, close] = four as [number, number, number, number]
        const at = Math.round(place(index) * 2) / 2
        const [top, bottom] = [level(Math.max(open, close)), level(Math.min(open, close))]
        const left = at - width / 2
        return (
          <path
            key={index}
            d={[
              `M${at},${level(high)}V${top}M${at},${bottom}V${level(low)}`,
              `M${left},${top}h${width}V${Math.max(bottom, top + 1)}h${-width}Z`,
            ].join('')}
            className={close >= open ? styles.rose : styles.fell}
          />
        )
      })}
    </>
  )
}
