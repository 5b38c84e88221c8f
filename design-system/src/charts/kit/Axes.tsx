import { assignInlineVars } from '@vanilla-extract/dynamic'
import { AXIS_END, type Geometry, labelledCategories } from './geometry.ts'
import * as styles from './Cartesian.css.ts'

/** How far a label at a place is moved back along its own width, so that it stays within the axis. */
export function shiftOf(at: number, width: number, room: number) {
  if (at < room / 2) return '0%'
  return at > width - room / 2 ? '-100%' : '-50%'
}

/** The labels beside the plot. */
export function SideAxis({ labels }: { labels: readonly { key: string; text: string; share: number }[] }) {
  return (
    <div aria-hidden="true" className={styles.side}>
      {labels.map(({ key, text, share }) => (
        <bdi
          key={key}
          className={styles.sideLabel}
          style={assignInlineVars({ [styles.at]: `${share * 100}%` })}
        >
          {text}
        </bdi>
      ))}
    </div>
  )
}

/** The labels below the plot. */
export function FootAxis({
  labels,
  width,
  isInside,
}: {
  labels: readonly { key: string; text: string; at: number }[]
  width: number
  /** Moves the first and the last so that they do not stand out. */
  isInside: boolean
}) {
  return (
    <div aria-hidden="true" className={styles.foot}>
      {labels.map(({ key, text, at }) => (
        <span
          key={key}
          className={styles.footLabel}
          style={assignInlineVars({
            [styles.at]: `${at}px`,
            [styles.widest]: `${width / labels.length}px`,
            [styles.shift]: isInside ? shiftOf(at, width, 2 * AXIS_END) : '-50%',
          })}
        >
          <bdi>{text}</bdi>
        </span>
      ))}
    </div>
  )
}

/** About how wide a label is, in px, by its letters: nothing has to be measured. */
const roomFor = (texts: readonly string[], scale: number) =>
  (Math.max(2, ...texts.map((text) => text.length)) * 6.6 + 14) * scale

const SAMPLE = 24

/** The categories whose labels have room along the axis below the plot. */
export function footCategories(
  geometry: Geometry,
  count: number,
  textOf: (index: number) => string,
  scale: number,
  isInside: boolean,
) {
  const every = Math.max(1, Math.floor(count / SAMPLE))
  const sample = Array.from({ length: Math.ceil(count / every) }, (_, at) => textOf(at * every))
  return labelledCategories(geometry, count, roomFor(sample, scale), isInside)
}

type Lines = Pick<Geometry, 'ticks' | 'level' | 'isHorizontal' | 'width' | 'height'>

/** The lines of the axis of figures, across the plot. */
export function GridLines({ geometry }: { geometry: Lines }) {
  const { ticks, level, isHorizontal, width, height } = geometry
  return ticks.map((tick) => {
    const at = Math.round(level(tick)) + 0.5
    const ends = isHorizontal ? { x1: at, x2: at, y1: 0, y2: height } : { x1: 0, x2: width, y1: at, y2: at }
    return <line key={tick} {...ends} className={tick === 0 ? styles.zeroLine : styles.gridLine} />
  })
}
