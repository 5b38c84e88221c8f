import type { ReactNode } from 'react'

/** What makes of rows more than a list: details that open under them, groups that close. */
export interface ShapeProps<Row> {
  /** What opens under a row; a chevron comes before its cells. Called only for rows that are open. @default nothing */
  renderExpanded?: (row: Row) => ReactNode
  /** The ids of the rows that are open. @default none */
  expandedIds?: ReadonlySet<string>
  /** Called with the ids of all open rows when one opens or closes. */
  onExpandedChange?: (ids: ReadonlySet<string>) => void
  /** The column whose values gather rows into groups, by its id; they come in the order of their first rows. @default none */
  groupBy?: string
}

/** A line of a table's body: a record, what is open under it, or the head of a group. */
export type Item<Row> =
  | { kind: 'row'; row: Row; index: number }
  | { kind: 'detail'; row: Row; index: number }
  | { kind: 'group'; key: string; rows: readonly Row[]; index: number }
