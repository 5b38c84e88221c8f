import {
  columnVisibilityFeature,
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import type { ChangeEvent } from 'react'
import type { DataColumn, DataSort } from './types.ts'

const features = tableFeatures({ rowSortingFeature, columnVisibilityFeature, rowSelectionFeature })
const nothing: never[] = []

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

/**
 * The table library's state as plain values. Its row and table objects stay in here: a compiled child that
 * called their methods would show what they said at its first render.
 */
export function useTableModel<Row extends object>(options: TableModelOptions<Row>) {
  const { columns, rows, rowId, sort, onSortChange, hiddenColumns, selectedIds, onSelectionChange } = options
  const sorting = sort ? [{ id: sort.column, desc: sort.direction === 'desc' }] : []
  const rowSelection = Object.fromEntries([...selectedIds].map((id) => [id, true as const]))
  const columnVisibility = Object.fromEntries(hiddenColumns.map((id) => [id, false]))
  const definitions = columns.map(({ id, isSortable = false }) => ({
    id,
    accessorFn: (row: Row) => row,
    enableSorting: isSortable,
  }))
  const table = useTable({
    features,
    columns: definitions,
    data: rows ?? nothing,
    getRowId: (row) => rowId(row),
    manualSorting: true,
    sortDescFirst: false,
    state: { sorting, rowSelection, columnVisibility },
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting)
      onSortChange?.(next ? { column: next.id, direction: next.desc ? 'desc' : 'asc' } : null)
    },
    onRowSelectionChange: (updater) =>
      onSelectionChange?.(new Set(Object.keys(functionalUpdate(updater, rowSelection)))),
  })
  // These belong to the table, not to a render, so what is made of them keeps rows from rendering anew.
  const { getColumn, getRow, setRowSelection, toggleAllPageRowsSelected } = table
  const shown = table.getVisibleLeafColumns()
  const byId = new Map(columns.map((column) => [column.id, column]))
  return {
    columns: shown.flatMap(({ id }) => byId.get(id) ?? []),
    rows: table.getRowModel().rows.map(({ id, original }) => ({ id, row: original })),
    isPageSelected: table.getIsAllPageRowsSelected(),
    isSomeSelected: table.getIsSomePageRowsSelected(),
    toggleSort: (id: string) => getColumn(id)?.toggleSorting(),
    /** Selects or frees a row; with Shift also those between it and the one before. */
    toggleRow: (id: string, event: ChangeEvent<HTMLInputElement>) =>
      getRow(id).getToggleSelectedHandler()(event),
    togglePage: (isSelected: boolean) => toggleAllPageRowsSelected(isSelected),
    clearSelection: () => setRowSelection({}),
  }
}

export type TableModel<Row> = Omit<ReturnType<typeof useTableModel>, 'columns' | 'rows'> & {
  columns: DataColumn<Row>[]
  rows: { id: string; row: Row }[]
}
