import type { Ref } from 'react'
import { cx } from '../../css/cx.ts'
import * as styles from './LayoutSketch.css.ts'

export interface LayoutSketchProps {
  /** Where the navigation stands: a column, a rail of icons, a bar at the top. @default 'wide' */
  navigation?: 'wide' | 'rail' | 'bar'
  /** Keeps the screen's content to the middle. @default false */
  isBoxed?: boolean
  /** Draws flat cards with a line, on one ground. @default false */
  isBordered?: boolean
  ref?: Ref<SVGSVGElement>
}

const [width, height] = [96, 60]
/** How wide the navigation is, and its entries. */
const sides = {
  wide: { inline: 26, entry: 16 },
  rail: { inline: 12, entry: 4 },
  bar: { inline: 0, entry: 0 },
}
const rows = [6, 16, 24, 32]

/**
 * A small drawing of a page's frame in the theme and the direction around, as decoration.
 *
 * Use when people choose between layouts, as the picture of a `RadioTiles` tile. Not to frame a page: use
 * `NavigationShell`.
 */
export function LayoutSketch({
  navigation = 'wide',
  isBoxed = false,
  isBordered = false,
  ...rest
}: LayoutSketchProps) {
  const side = sides[navigation]
  const inset = isBoxed ? 16 : 6
  const from = side.inline + inset
  const room = width - inset - from
  const half = (room - 4) / 2
  const top = navigation === 'bar' ? 18 : 6
  const card = cx(styles.card, isBordered && styles.lined)
  return (
    <svg {...rest} aria-hidden viewBox={`0 0 ${width} ${height}`} className={styles.sketch}>
      <rect width={width} height={height} className={isBordered ? styles.card : styles.ground} />
      {navigation === 'bar' ? (
        <>
          <rect width={width} height={12} className={card} />
          {rows.map((at, index) => (
            <rect
              key={at}
              x={6 + index * 16}
              y={4}
              width={12}
              height={4}
              rx={2}
              className={index === 0 ? styles.current : styles.words}
            />
          ))}
        </>
      ) : (
        <>
          <rect width={side.inline} height={height} className={card} />
          {rows.map((at, index) => (
            <rect
              key={at}
              x={(side.inline - side.entry) / 2}
              y={at}
              width={side.entry}
              height={4}
              rx={2}
              className={index === 1 ? styles.current : styles.words}
            />
          ))}
        </>
      )}
      <rect x={from} y={top} width={half} height={14} rx={2} className={card} />
      <rect x={from + half + 4} y={top} width={half} height={14} rx={2} className={card} />
      <rect x={from} y={top + 18} width={room} height={height - top - 24} rx={2} className={card} />
    </svg>
  )
}
