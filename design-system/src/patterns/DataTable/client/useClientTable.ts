import {
  type ColumnDef,
  type ColumnFiltersState,
  type PaginationState,
  type ReactTable,
  type SortingState,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { type Dispatch, type SetStateAction, useMemo, useState } from 'react'
import type { DataColumn, DataFilter, DataSort } from '../types.ts'
import { type ClientFeatures, features } from './features.ts'
import type { ColumnFilter, Given } from './given.ts'
import { useArrangement } from './useArrangement.ts'

export type { ColumnFilter } from './given.ts'

export interface ClientTableOptions<Row extends object> {
  /** All rows, nothing while they load; keep the array the same from render to render while they are the same. */
  rows: readonly Row[] | undefined
  /** What is shown of a row; `value` says what a column sorts, filters and searches. Keep the array the same. */
  columns: readonly DataColumn<Row>[]
  /** What tells a row from all others. Keep the function. */
  rowId: (row: Row) => string
  /** How many rows a page has at first. @default all are one page */
  pageSize?: number
  /** Whether rows can be selected. @default false */
  isSelectable?: boolean
  /** What the rows are sorted by at first, the most important first. @default as they come */
  defaultSorts?: readonly DataSort[]
}

/** A table of TanStack Table with all that `DataTable` can show of one. */
export type ClientTable<Row extends object> = ReactTable<ClientFeatures, Row>

const none: never[] = []

function definitionOf<Row extends object>(column: DataColumn<Row>): ColumnDef<ClientFeatures, Row> {
  return {
    id: column.id,
    header: column.header,
    accessorFn: (row) => column.value?.(row),
    cell: ({ row }) => column.cell(row.original),
    enableSorting: column.isSortable ?? false,
    enableHiding: column.isHideable ?? true,
    // Our engine filters; the library only asks whether a column can be.
    filterFn: () => true,
    meta: column as Partial<DataColumn<never>>,
  }
}

/**
 * The state of a table whose rows are all in the browser: TanStack Table keeps sorts, filters, search, selection, page
 * and columns; our engine sorts, filters and searches, a hundred thousand rows while the page goes on answering.
 * `tableProps` hands it to a `DataTable`.
 *
 * Use when the whole list is in the browser. Not where a server gives one page at a time: give `DataTable` the page.
 */
export function useClientTable<Row extends object>(options: ClientTableOptions<Row>): ClientTable<Row> {
  const { rows, columns, rowId, pageSize = Infinity, isSelectable = false, defaultSorts = none } = options
  const [sorting, setSorting] = useState<SortingState>(() =>
    defaultSorts.map(({ column, direction }) => ({ id: column, desc: direction === 'desc' })),
  )
  const [columnFilters, setColumnFilters] = useState<ColumnFiltersState>(none)
  const [globalFilter, setGlobalFilter] = useState('')
  const [pagination, setPagination] = useState<PaginationState>({ pageIndex: 0, pageSize })
  /** Other rows begin on the first page. */
  const fromStart =
    <Value>(set: Dispatch<SetStateAction<Value>>) =>
    (change: Updater<Value>) => {
      set(change)
      setPagination((now) => ({ ...now, pageIndex: 0 }))
    }
  const sorts = useMemo(
    () => sorting.map(({ id, desc }): DataSort => ({ column: id, direction: desc ? 'desc' : 'asc' })),
    [sorting],
  )
  const filters = useMemo(
    () => columnFilters.map(({ id, value }) => ({ ...(value as ColumnFilter), column: id }) as DataFilter),
    [columnFilters],
  )
  const all = rows ?? none
  const arranged = useArrangement<Row>(all, columns, { sorts, filters, search: globalFilter })
  const clientTable: Given<object> = {
    rows: arranged.rows ?? none,
    isAsTheyCome: arranged.rows === all,
    columns: columns as readonly DataColumn<never>[],
    state: !rows || !arranged.rows ? 'loading' : arranged.isArranging ? 'refreshing' : 'ready',
  }
  return useTable<ClientFeatures, Row>({
    features,
    columns: useMemo(() => columns.map(definitionOf), [columns]),
    data: all,
    getRowId: rowId,
    state: { sorting, columnFilters, globalFilter, pagination },
    onSortingChange: fromStart(setSorting),
    onColumnFiltersChange: fromStart(setColumnFilters),
    onGlobalFilterChange: fromStart(setGlobalFilter),
    onPaginationChange: setPagination,
    enableRowSelection: isSelectable,
    // Rows that come anew are mostly the same.
    autoResetPageIndex: false,
    autoResetExpanded: false,
    meta: { clientTable },
  })
}
