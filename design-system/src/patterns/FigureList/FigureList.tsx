import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode, Ref } from 'react'
import { Link } from '../../components/Link/Link.tsx'
import { cx } from '../../css/cx.ts'
import { chartVars } from '../../tokens/contract.css.ts'
import * as styles from './FigureList.css.ts'

/** One row: a name and what it comes to. */
export interface FigureListItem {
  /** Tells it from the others. */
  readonly id: string
  /** What the figure is of. */
  readonly title: string
  /** What says more, below the title. */
  readonly detail?: ReactNode
  /** A picture before the words: an `IconTile`, an `Image`, an `Avatar`. */
  readonly start?: ReactNode
  /** The place of its colour in a chart beside the list, from 0, as that chart gives its parts their colours. @default none */
  readonly mark?: number
  /** A quieter figure before the value. */
  readonly note?: ReactNode
  /** The figure, formatted for the locale. */
  readonly value: string
  /** What the figure's sign means. @default 'ink' */
  readonly tone?: keyof typeof styles.tones
  /** How it moved, formatted with its sign, and whether that is good. */
  readonly change?: { readonly text: string; readonly tone: 'success' | 'danger' | 'neutral' }
  /** The record or the list behind it. */
  readonly href?: string
}

export interface FigureListProps {
  /** The rows in their order. */
  items: readonly FigureListItem[]
  /** Draws a line between rows. @default false */
  isDivided?: boolean
  /** Its name, where no title above says it. */
  'aria-label'?: string
  ref?: Ref<HTMLUListElement>
}

const ramp = Object.values(chartVars.chart)
/** The colour of a place in a chart. */
const colorAt = (place: number) => ramp[place % ramp.length]!

/**
 * Names with a figure each, whose rows share the height of their card.
 *
 * Use when a card ranks or lists a few things by what they come to. Not for rows that do more than lead on: use `List`.
 */
export function FigureList({ items, isDivided = false, ...rest }: FigureListProps) {
  const hasChanges = items.some(({ change }) => change)
  return (
    <ul {...rest} className={cx(styles.list, isDivided && styles.divided)}>
      {items.map(({ id, title, detail, start, mark, note, value, tone = 'ink', change, href }) => (
        <li key={id} className={styles.row}>
          {mark !== undefined && (
            <span
              aria-hidden="true"
              className={styles.mark}
              style={assignInlineVars({ [styles.markColor]: colorAt(mark) })}
            />
          )}
          {start && <span className={styles.start}>{start}</span>}
          <div className={cx(styles.words, !start && mark === undefined && styles.alone)}>
            <div className={styles.title}>
              {href ? (
                <Link href={href} variant="quiet">
                  <bdi>{title}</bdi>
                </Link>
              ) : (
                <bdi>{title}</bdi>
              )}
            </div>
            {detail && <div className={styles.detail}>{detail}</div>}
          </div>
          <div className={styles.figures}>
            {note && <span className={styles.note}>{note}</span>}
            <bdi className={cx(styles.value, styles.tones[tone])}>{value}</bdi>
            {hasChanges && (
              <bdi className={cx(styles.change, change && styles.tones[change.tone])}>{change?.text}</bdi>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
