import type { ReactNode } from 'react'

/** Props for rows with details that expand and groups that collapse. */
export interface GroupingProps<Row> {
  /** Renders the details below a row, which a chevron before its cells opens. Called only for open rows. @default nothing */
  renderExpanded?: (row: Row) => ReactNode
  /** The ids of the rows that are open. @default none */
  expandedIds?: ReadonlySet<string>
  /** Called with the ids of all open rows when one opens or closes. */
  onExpandedChange?: (ids: ReadonlySet<string>) => void
  /** The id of the column whose values group the rows. Groups keep the order of their first rows. @default none */
  groupBy?: string
}

/** A line of the table's body: a record, its details, or the header of a group. */
export type Item<Row> =
  | { kind: 'row'; row: Row; index: number }
  | { kind: 'detail'; row: Row; index: number }
  | { kind: 'group'; key: string; rows: readonly Row[]; index: number }
