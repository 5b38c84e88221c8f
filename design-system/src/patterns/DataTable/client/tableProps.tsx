import type { Column, ReactTable, Row as TableRow, TableFeatures } from '@tanstack/react-table'
import type { DataTableProps } from '../DataTable.tsx'
import type { ColumnLayout, DataColumn, DataSort, DataValue } from '../types.ts'
import { givenOf } from './given.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- whichever features a table has
type AnyFeatures = any
type AnyTable<Row extends object> = ReactTable<AnyFeatures, Row>

/** What a table says of itself to `DataTable`. */
export type TableProps<Row extends object> = Pick<
  DataTableProps<Row>,
  | 'columns'
  | 'rows'
  | 'rowId'
  | 'state'
  | 'isFiltered'
  | 'sorts'
  | 'onSortsChange'
  | 'isMultiSort'
  | 'page'
  | 'onPageChange'
  | 'pageSize'
  | 'onPageSizeChange'
  | 'total'
  | 'selectedIds'
  | 'onSelectionChange'
  | 'expandedIds'
  | 'onExpandedChange'
  | 'columnLayout'
  | 'onColumnLayoutChange'
>

/**
 * Hands a table of TanStack Table to `DataTable`, which gives it our looks, keyboard, cards on phones and states:
 * `<DataTable {...tableProps(table)} label="Orders" … />`. What a table's features do not know is left out, and selection
 * where `enableRowSelection` is false.
 *
 * Use with `useClientTable`, or with a table of one's own by `useTable`. There, `meta` of a column takes what the library
 * has no word for: `width`, `align`, `cardRole`, `isRowHeader`, `edit`; a `header` that is no text is named by its id.
 */
export function tableProps<Features extends TableFeatures, Row extends object>(
  ownTable: ReactTable<Features, Row>,
): TableProps<Row> {
  const table = ownTable as unknown as AnyTable<Row>
  const given = givenOf<Row>(table)
  const { state, options } = table
  const known = knownOf(table)
  const rows = given ? pageOf(given.rows, state.pagination) : rowsOf(table, known)
  const total = given ? given.rows.length : (table.getRowCount?.() ?? rows.length)
  const pageSize: number = state.pagination?.pageSize ?? total
  const isPaged = state.pagination !== undefined && pageSize < Infinity
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  return {
    columns: (given?.columns as readonly DataColumn<Row>[] | undefined) ?? columnsOf(table, known),
    rows: given?.state === 'loading' ? undefined : rows,
    rowId: (row) => known.rows.get(row)?.id ?? options.getRowId?.(row, -1) ?? '',
    state: given?.state ?? 'ready',
    total: given?.state === 'loading' ? undefined : total,
    isFiltered: Boolean(state.columnFilters?.length || state.globalFilter),
    ...(state.sorting && {
      sorts: state.sorting.map(({ id, desc }): DataSort => ({
        column: id,
        direction: desc ? 'desc' : 'asc',
      })),
      onSortsChange: (sorts) =>
        table.setSorting(sorts.map(({ column, direction }) => ({ id: column, desc: direction === 'desc' }))),
      isMultiSort: options.enableMultiSort ?? true,
    }),
    ...(isPaged && {
      page: Math.min(state.pagination.pageIndex + 1, lastPage),
      onPageChange: (page) => table.setPageIndex(page - 1),
      pageSize,
      onPageSizeChange: (size) => table.setPagination({ pageIndex: 0, pageSize: size }),
    }),
    ...(state.rowSelection &&
      options.enableRowSelection !== false && {
        selectedIds: chosenIn(state.rowSelection),
        onSelectionChange: (ids) => table.setRowSelection(chosenFrom(ids)),
      }),
    ...(state.expanded && {
      expandedIds: chosenIn(state.expanded === true ? table.getCoreRowModel().rowsById : state.expanded),
      onExpandedChange: (ids) => table.setExpanded(chosenFrom(ids)),
    }),
    ...layoutOf(table),
  }
}

/** The page that is asked for, or the last one there is. */
function pageOf<Row>(rows: readonly Row[], { pageIndex, pageSize }: { pageIndex: number; pageSize: number }) {
  if (pageSize === Infinity) return rows
  const from = Math.min(pageIndex, Math.max(0, Math.ceil(rows.length / pageSize) - 1)) * pageSize
  return rows.slice(from, from + pageSize)
}

const knownSets = new WeakMap<object, ReadonlySet<string>>()

function chosenIn(chosen: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const ids = knownSets.get(chosen) ?? new Set(Object.keys(chosen).filter((id) => chosen[id]))
  knownSets.set(chosen, ids)
  return ids
}

const chosenFrom = (ids: ReadonlySet<string>) => Object.fromEntries([...ids].map((id) => [id, true as const]))

/** What a table was asked before. */
interface Known {
  /** What a row of somebody's own table is to the library, by what it stands for. */
  readonly rows: WeakMap<object, TableRow<AnyFeatures, object>>
  readonly columns: WeakMap<object, readonly DataColumn<never>[]>
}

/** By each table's store: the table itself is another object at each render. */
const knownTables = new WeakMap<object, Known>()

function knownOf({ store }: { readonly store: object }): Known {
  const known = knownTables.get(store) ?? { rows: new WeakMap(), columns: new WeakMap() }
  knownTables.set(store, known)
  return known
}

function rowsOf<Row extends object>(table: AnyTable<Row>, { rows }: Known): readonly Row[] {
  return table.getRowModel().rows.map((row) => {
    rows.set(row.original, row as unknown as TableRow<AnyFeatures, object>)
    return row.original
  })
}

/** Made once for each list of definitions: columns that change draw every row anew. */
function columnsOf<Row extends object>(table: AnyTable<Row>, known: Known): readonly DataColumn<Row>[] {
  const key = table.options.columns
  const columns = (known.columns.get(key) ??
    table.getAllLeafColumns().map((one) => columnOf(table, known, one))) as readonly DataColumn<Row>[]
  known.columns.set(key, columns)
  return columns
}

function columnOf<Row extends object>(
  { FlexRender }: AnyTable<Row>,
  known: Known,
  column: Column<AnyFeatures, Row>,
): DataColumn<Row> {
  const { id, accessorFn, columnDef } = column
  return {
    id,
    header: typeof columnDef.header === 'string' ? columnDef.header : id,
    cell: (row) => {
      const cell = known.rows
        .get(row)
        ?.getAllCells()
        .find((one) => one.column.id === id)
      return cell && <FlexRender cell={cell as never} />
    },
    ...(accessorFn && { value: (row: Row) => accessorFn(row, -1) as DataValue }),
    isSortable: column.getCanSort?.() ?? false,
    isHideable: column.getCanHide?.() ?? false,
    ...(columnDef.meta as Partial<DataColumn<Row>> | undefined),
  }
}

function layoutOf<Row extends object>(
  table: AnyTable<Row>,
): Pick<DataTableProps<Row>, 'columnLayout' | 'onColumnLayoutChange'> {
  const { columnVisibility, columnOrder, columnSizing, columnPinning } = table.state
  if (!columnVisibility && !columnOrder && !columnSizing && !columnPinning) return {}
  const heldAt = (edge: 'start' | 'end') =>
    (columnPinning?.[edge] ?? []).map((id: string) => [id, edge] as const)
  return {
    columnLayout: {
      hidden: Object.keys(columnVisibility ?? {}).filter((id) => columnVisibility![id] === false),
      ...(columnOrder?.length && { order: columnOrder }),
      widths: columnSizing ?? {},
      pinned: Object.fromEntries([...heldAt('start'), ...heldAt('end')]),
    },
    onColumnLayoutChange: ({ hidden = [], order = [], widths = {}, pinned = {} }: ColumnLayout) => {
      const held = (edge: 'start' | 'end') => Object.keys(pinned).filter((id) => pinned[id] === edge)
      table.setColumnVisibility?.(Object.fromEntries(hidden.map((id) => [id, false])))
      table.setColumnOrder?.([...order])
      table.setColumnSizing?.({ ...widths })
      table.setColumnPinning?.({ start: held('start'), end: held('end') })
    },
  }
}
