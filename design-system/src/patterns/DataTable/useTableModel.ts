import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import { type ShownColumn, shownColumns } from './layout.ts'
import type { ColumnLayout, DataColumn, DataSort } from './types.ts'

interface TableModelOptions<Row> {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  sorts: readonly DataSort[]
  onSortsChange?: (sorts: DataSort[]) => void
  isMultiSort: boolean
  columnLayout: ColumnLayout
  selectedIds: ReadonlySet<string>
  onSelectionChange?: (ids: ReadonlySet<string>) => void
}

/** Ascending, descending, none: what pressing a column's name asks for next, alone or beside what is sorted already. */
function nextSorts(sorts: readonly DataSort[], column: string, isAdded: boolean): DataSort[] {
  const now = sorts.find((sort) => sort.column === column)
  if (!now) return [...(isAdded ? sorts : []), { column, direction: 'asc' }]
  const next: DataSort[] = now.direction === 'asc' ? [{ column, direction: 'desc' }] : []
  return isAdded ? sorts.flatMap((sort) => (sort === now ? next : [sort])) : next
}

const none: never[] = []

/**
 * What a page of rows shows and what can be asked of it. The caller owns the state, so there is nothing here for a
 * table library to keep; its row models come with the client-driven mode, which a server's page does not load.
 */
export function useTableModel<Row extends object>(options: TableModelOptions<Row>) {
  'use memo'
  const { columns, rows = none as readonly Row[], rowId, columnLayout, selectedIds } = options
  const isSomeSelected = selectedIds.size > 0 && rows.some((row) => selectedIds.has(rowId(row)))
  // Fewer than there are rows cannot be all of them, so that a hundred thousand are looked through only then.
  const isPageSelected =
    rows.length > 0 && selectedIds.size >= rows.length && rows.every((row) => selectedIds.has(rowId(row)))
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })

  // Made once: a function that changed with the selection would render every row anew.
  const [actions] = useState(() => {
    let arranged: readonly Row[] | null = null
    const select = (those: readonly string[], isSelected: boolean) => {
      const next = new Set(latest.current.selectedIds)
      for (const id of those)
        if (isSelected) next.add(id)
        else next.delete(id)
      latest.current.onSelectionChange?.(next)
    }
    return {
      /** Sorts by a column alone, or beside the others where the table can and the person asks for it. */
      toggleSort: (column: string, isAdded: boolean) => {
        const { sorts, isMultiSort, onSortsChange } = latest.current
        onSortsChange?.(nextSorts(sorts, column, isMultiSort && isAdded))
      },
      select,
      toggleRow: (id: string, event: ChangeEvent<HTMLInputElement>) => select([id], event.target.checked),
      togglePage: (isSelected: boolean) =>
        select((latest.current.rows ?? none).map(latest.current.rowId), isSelected),
      arrange: (rows: readonly Row[] | null) => void (arranged = rows),
      shown: () => arranged ?? latest.current.rows ?? none,
      clearSelection: () => latest.current.onSelectionChange?.(new Set()),
    }
  })

  return {
    columns: shownColumns(columns, columnLayout),
    rows,
    isPageSelected,
    isSomeSelected,
    ...actions,
  }
}

export type TableModel<Row> = Omit<
  ReturnType<typeof useTableModel>,
  'columns' | 'rows' | 'arrange' | 'shown'
> & {
  columns: ShownColumn<Row>[]
  rows: readonly Row[]
  /** Tells which rows are shown in which order, where it is not theirs. */
  arrange: (rows: readonly Row[] | null) => void
  /** The rows that one meets on the way down. */
  shown: () => readonly Row[]
}
