import type { ReactNode } from 'react'
import type { IconSource } from '../../components/Icon/Icon.tsx'
import type { CellEdit } from './interaction/types.ts'

/** What a cell stands for when it is sorted, searched, filtered, copied or exported. */
export type DataValue = string | number | boolean | Date | null | undefined

/** One column: what it is called, what it shows of a row, and where that goes in the card view. */
export interface DataColumn<Row> {
  /** Tells it from the others; given to the sort and the hidden columns. */
  id: string
  /** What it is called, above the column and beside the value in the card view. */
  header: string
  /** What it shows of a row: plain words are cut with an ellipsis, components see to themselves. */
  cell: (row: Row) => ReactNode
  /** What its cell stands for when the table itself sorts, filters or searches: see `useClientTable`. */
  value?: (row: Row) => DataValue
  /** What its cell says in plain words, when it is copied; an export prefers a figure or a date of `value`. @default `value`, else the words of the cell */
  text?: (row: Row) => string
  /** How its cells are changed where they stand; the table says by `onEdit` what becomes of it. @default not at all */
  edit?: CellEdit<Row>
  /** Whether its cell names the row to screen readers; the cell holds the row's link. @default false */
  isRowHeader?: boolean
  /** Whether its header sorts. @default false */
  isSortable?: boolean
  /** Whether a person may hide it. @default true */
  isHideable?: boolean
  /** `min` 112 px, `fit` a share of the room, `fill` twice that share, or a number of px. @default 'fit' */
  width?: 'min' | 'fit' | 'fill' | number
  /** Where its content stands. @default 'start' */
  align?: 'start' | 'end'
  /** Its place in the card view; one `title` and one `status` at most. @default 'title' for the row's header, else 'meta' */
  cardRole?: 'title' | 'status' | 'meta' | 'hidden'
  /**
   * What stands under the column: a total of the rows that are shown, as by `sumOf`, or one that a server has told.
   * Where rows are grouped, each group says it of its own rows, if the column stands at the end.
   */
  footer?: (rows: readonly Row[]) => ReactNode
}

/** How very many rows scroll by themselves. */
export interface VirtualOptions {
  /** How high the part is that scrolls, header included, in px. */
  height: number
  /** Called when the last rows come into sight, to load more, and to try that again. */
  onEnd?: () => void
  /** What comes after the last row, which is said there: more on its way, none, a fault. @default nothing is said */
  more?: 'loading' | 'none' | 'failed'
}

/** How a person has arranged the columns; what it does not say is as the columns come. */
export interface ColumnLayout {
  /** The ids of those that are not shown. */
  hidden?: readonly string[]
  /** The ids in their order; columns that it does not name follow. */
  order?: readonly string[]
  /** Widths in px, by id. */
  widths?: Readonly<Record<string, number>>
  /** Those that stay at an edge while the others scroll, by id. */
  pinned?: Readonly<Record<string, 'start' | 'end'>>
}

/** The column that the rows are sorted by, and which way. */
export interface DataSort {
  column: string
  direction: 'asc' | 'desc'
}

/** Something to do with all selected rows. */
export interface BulkAction {
  id: string
  /** What it does, as a verb. */
  label: string
  /** The picture, from the entry `icons`. */
  icon: IconSource
  /** Marks an action that destroys something. @default 'neutral' */
  tone?: 'neutral' | 'danger'
  /** Keeps it in sight where it cannot be used. @default false */
  isDisabled?: boolean
  /** Why it cannot be used, said on hover and on keyboard focus. */
  description?: ReactNode
  /** Called with the ids of the selected rows. */
  onPress: (ids: string[]) => void
}

/** What rows must be to be shown: words in a column, one of several values, a number or a day within bounds. */
export type DataFilter =
  | { kind: 'text'; column: string; contains: string }
  | { kind: 'choice'; column: string; anyOf: readonly string[] }
  | { kind: 'range'; column: string; min?: number; max?: number }
  /** Both days, as yyyy-mm-dd in the person's own time, belong to it. */
  | { kind: 'date'; column: string; from?: string; to?: string }
