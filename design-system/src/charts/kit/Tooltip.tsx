import { assignInlineVars } from '@vanilla-extract/dynamic'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import type { Tone } from '../../tokens/ramps.ts'
import type { Mark } from './model.ts'
import { Swatch } from './Swatch.tsx'
import * as styles from './Tooltip.css.ts'

export interface TooltipRow {
  readonly id: string
  readonly label: string
  readonly value: string
  /** Its swatch; a figure of the point itself has none. */
  readonly color?: string
  readonly mark?: Mark
  readonly isCurrent?: boolean
}

export interface TooltipContent {
  readonly title: string
  /** A short word beside the title, as a change since last year. */
  readonly note?: { readonly text: string; readonly tone: Tone }
  readonly rows: readonly TooltipRow[]
  /** What the rows come to. */
  readonly net?: { readonly label: string; readonly value: string }
}

interface Props extends TooltipContent {
  /** The place of the point, in px of the plot. */
  x: number
  y: number
  /** The width of the plot in px. */
  width: number
  direction: 'ltr' | 'rtl'
}

/** Below this width in px the card stands above the plot, where it hides nothing. */
const DOCKS_BELOW = 380
const GAP = 14

function placeOf({ x, y, width, direction }: Pick<Props, 'x' | 'y' | 'width' | 'direction'>) {
  if (width < DOCKS_BELOW) return `clamp(-12px, calc(${x}px - 50%), calc(${width + 12}px - 100%)) 0`
  // It opens towards what is earlier, so that what comes next stays in sight.
  const passed = direction === 'rtl' ? 1 - x / width : x / width
  const isLeft = (direction === 'ltr') === passed > 0.42
  return isLeft ? `calc(${x - GAP}px - 100%) ${y}px` : `${x + GAP}px ${y}px`
}

/** The figures of the point that is looked at. It only shows what the words say, so it is kept from screen readers. */
export function Tooltip({ title, note, rows, net, x, y, width, direction }: Props) {
  return (
    <div
      aria-hidden="true"
      data-chart-apart=""
      className={cx(styles.place, width < DOCKS_BELOW && styles.docked)}
      style={assignInlineVars({ [styles.at]: placeOf({ x, y, width, direction }) })}
    >
      <div dir={direction} className={styles.card}>
        <div className={styles.title}>
          <span>{title}</span>
          {note && <bdi className={cx(toneClass[note.tone], styles.note)}>{note.text}</bdi>}
        </div>
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.id} className={cx(styles.row, row.isCurrent && styles.currentRow)}>
              {row.color && row.mark && <Swatch color={row.color} mark={row.mark} />}
              <span className={styles.name}>{row.label}</span>
              <bdi className={styles.value}>{row.value}</bdi>
            </li>
          ))}
        </ul>
        {net && (
          <div className={styles.net}>
            <span>{net.label}</span>
            <bdi>{net.value}</bdi>
          </div>
        )}
      </div>
    </div>
  )
}
