import type { ReactNode } from 'react'
import type { IconSource } from '../../components/Icon/Icon.tsx'

/** One column: what it is called, what it shows of a row, and where that goes in the card view. */
export interface DataColumn<Row> {
  /** Tells it from the others; given to the sort and the hidden columns. */
  id: string
  /** What it is called, above the column and beside the value in the card view. */
  header: string
  /** What it shows of a row: plain words are cut with an ellipsis, components see to themselves. */
  cell: (row: Row) => ReactNode
  /** Whether its cell names the row to screen readers; the cell holds the row's link. @default false */
  isRowHeader?: boolean
  /** Whether its header sorts. @default false */
  isSortable?: boolean
  /** Whether the columns menu may hide it. @default true */
  isHideable?: boolean
  /** `min` 112 px, `fit` a share of the room, `fill` twice that share, or a number of px. @default 'fit' */
  width?: 'min' | 'fit' | 'fill' | number
  /** Where its content stands. @default 'start' */
  align?: 'start' | 'end'
  /** Its place in the card view; one `title` and one `status` at most. @default 'title' for the row's header, else 'meta' */
  cardRole?: 'title' | 'status' | 'meta' | 'hidden'
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
  /** Called with the ids of the selected rows. */
  onPress: (ids: string[]) => void
}
