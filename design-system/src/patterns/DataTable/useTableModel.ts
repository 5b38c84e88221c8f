import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import type { DataColumn, DataSort } from './types.ts'

interface TableModelOptions<Row> {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  sort: DataSort | null
  onSortChange?: (sort: DataSort | null) => void
  hiddenColumns: readonly string[]
  selectedIds: ReadonlySet<string>
  onSelectionChange?: (ids: ReadonlySet<string>) => void
}

/** Ascending, descending, none: what pressing a column's name asks for next. */
function nextSort(sort: DataSort | null, column: string): DataSort | null {
  if (sort?.column !== column) return { column, direction: 'asc' }
  return sort.direction === 'asc' ? { column, direction: 'desc' } : null
}

/** The ids from one to another in the order of the page, whichever way. */
function between(ids: readonly string[], from: string, to: string): readonly string[] {
  const ends = [ids.indexOf(from), ids.indexOf(to)]
  return ends.includes(-1) ? [to] : ids.slice(Math.min(...ends), Math.max(...ends) + 1)
}

/**
 * What a page of rows shows and what can be asked of it. The caller owns the state, so there is nothing here for a
 * table library to keep; its row models come with the client-driven mode, which a server's page does not load.
 */
export function useTableModel<Row extends object>(options: TableModelOptions<Row>) {
  'use memo'
  const { columns, rows, rowId, hiddenColumns, selectedIds } = options
  const entries = (rows ?? []).map((row) => ({ id: rowId(row), row }))
  const selectedHere = entries.filter(({ id }) => selectedIds.has(id)).length
  const latest = useRef({ ...options, ids: [] as readonly string[] })
  const lastPressed = useRef<string | null>(null)
  useLayoutEffect(() => {
    latest.current = { ...options, ids: entries.map(({ id }) => id) }
  })

  // Made once: a function that changed with the selection would render every row anew.
  const [actions] = useState(() => {
    const select = (ids: readonly string[], isSelected: boolean) => {
      const next = new Set(latest.current.selectedIds)
      for (const id of ids)
        if (isSelected) next.add(id)
        else next.delete(id)
      latest.current.onSelectionChange?.(next)
    }
    return {
      toggleSort: (column: string) => latest.current.onSortChange?.(nextSort(latest.current.sort, column)),
      /** Selects or frees a row; with Shift also those between it and the one before. */
      toggleRow: (id: string, event: ChangeEvent<HTMLInputElement>) => {
        const isRange = (event.nativeEvent as MouseEvent).shiftKey && lastPressed.current !== null
        select(isRange ? between(latest.current.ids, lastPressed.current!, id) : [id], event.target.checked)
        lastPressed.current = id
      },
      togglePage: (isSelected: boolean) => select(latest.current.ids, isSelected),
      clearSelection: () => latest.current.onSelectionChange?.(new Set()),
    }
  })

  return {
    columns: columns.filter(({ id }) => !hiddenColumns.includes(id)),
    rows: entries,
    isPageSelected: entries.length > 0 && selectedHere === entries.length,
    isSomeSelected: selectedHere > 0,
    ...actions,
  }
}

export type TableModel<Row> = Omit<ReturnType<typeof useTableModel>, 'columns' | 'rows'> & {
  columns: DataColumn<Row>[]
  rows: { id: string; row: Row }[]
}
