import { type ReactNode, type Ref, Suspense, useDeferredValue, useImperativeHandle, useRef } from 'react'
import type { MenuSection } from '../../components/Menu/Menu.tsx'
import { ProgressLinear } from '../../components/ProgressLinear/ProgressLinear.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../css/cx.ts'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import type { Density } from '../../tokens/scales.ts'
import { BulkBar } from './bulk-part.ts'
import { Footer } from './Footer.tsx'
import type { InteractionProps } from './interaction/types.ts'
import { RowsTable } from './RowsTable.tsx'
import { Toolbar } from './Toolbar.tsx'
import type { GroupingProps } from './grouping/types.ts'
import type { BulkAction, ColumnLayout, DataColumn, DataSort, VirtualOptions } from './types.ts'
import { usePageRange } from './usePageRange.ts'
import { useTableModel } from './useTableModel.ts'
import * as styles from './DataTable.css.ts'

export type { CellEdit, EditValue, QuickAction } from './interaction/types.ts'
export type { BulkAction, ColumnLayout, DataColumn, DataSort, DataValue, VirtualOptions } from './types.ts'

export interface DataTableProps<Row extends object> extends InteractionProps<Row>, GroupingProps<Row> {
  /** Names the table, for those who cannot see its title. */
  label: string
  /** What it shows of each row, in order; keep the array the same from render to render. */
  columns: readonly DataColumn<Row>[]
  /** The rows of the page; nothing while they load for the first time. */
  rows: readonly Row[] | undefined
  /** What tells a row from all others, on every page. */
  rowId: (row: Row) => string
  /** What a row is called, in the names of its checkbox and its menu. */
  rowName: (row: Row) => string
  /** Where the rows are: not there yet, there, there but on their way anew, or failed. */
  state: 'loading' | 'ready' | 'refreshing' | 'failed'
  /** What is said when the rows could not be loaded, and how to try again. */
  error?: { title: string; text: ReactNode; retryLabel?: string; onRetry?: () => void }
  /** What stands there when there is nothing at all yet: an `EmptyState`. */
  emptyState: ReactNode
  /** What stands there when no row passes the filters: an `EmptyState`. */
  noResultsState: ReactNode
  /** Whether a search or a filter is on; tells the two kinds of empty apart. @default false */
  isFiltered?: boolean
  /** What the rows are sorted by, the most important first. @default none */
  sorts?: readonly DataSort[]
  /** Called with the next sorts: a column goes from ascending to descending to none. */
  onSortsChange?: (sorts: DataSort[]) => void
  /** Lets Shift and a press add a column to those that sort. @default false */
  isMultiSort?: boolean
  /**
   * Draws of very many rows only those in sight and scrolls them under the header: how high that is, in px, and what is
   * called when their end comes into sight, to load more. @default all rows, as high as they are
   */
  virtual?: VirtualOptions
  /** The page, from 1. @default 1 */
  page?: number
  /** Called with the page that was asked for; without it all rows are one page. */
  onPageChange?: (page: number) => void
  /** How many rows a page has. @default all */
  pageSize?: number
  /** The sizes to choose from. @default [5, 10, 20, 25, 50, 100] */
  pageSizes?: readonly number[]
  /** Called with the page size that was chosen; without it there is no choice. */
  onPageSizeChange?: (size: number) => void
  /** How many rows there are on all pages together; nothing while that is unknown. */
  total: number | undefined
  /** The ids of the selected rows, on whichever page. */
  selectedIds?: ReadonlySet<string>
  /** Called with all selected ids when the selection changes; without it rows cannot be selected. */
  onSelectionChange?: (ids: ReadonlySet<string>) => void
  /** What can be done with the selected rows, in the bar that floats over the page. @default to count and to free them */
  bulkActions?: readonly BulkAction[]
  /** What can be done with a row; built when its menu opens. */
  rowActions?: (row: Row) => readonly MenuSection[]
  /** Called with the id of the action that was chosen, and its row. */
  onRowAction?: (id: string, row: Row) => void
  /** How a person has arranged the columns. @default as they come */
  columnLayout?: ColumnLayout
  /** Called when a person shows, hides, moves, holds or widens a column; without it nobody can. */
  onColumnLayoutChange?: (layout: ColumnLayout) => void
  /** How high the rows are. @default as the page */
  density?: Density
  /** Called with the density that was chosen; without it there is no such menu. */
  onDensityChange?: (density: Density) => void
  /** Stands above the toolbar over the whole width: the views of the list, as `ViewTabs`. */
  head?: ReactNode
  /** Search and filters, at the start of the toolbar. */
  toolbar?: ReactNode
  ref?: Ref<HTMLDivElement>
}

const { Part: ErrorState } = lazyWithPreload(
  async () => (await import('../../components/ErrorState/ErrorState.tsx')).ErrorState,
)
const sizes = [5, 10, 20, 25, 50, 100]
const nothing: never[] = []
const asTheyCome: ColumnLayout = {}
const nobody: ReadonlySet<string> = new Set()
/** More would stand below the window's edge. */
const mostSkeletons = 25

/**
 * A page of records to look through, sort, select and act on; under 600 px of width its rows are cards.
 *
 * Use when people work with a list that lives on a server: the caller owns its state and gives one page of rows.
 * Not for a few fixed lines in a card: use `DescriptionList`.
 */
export function DataTable<Row extends object>({ ref, ...props }: DataTableProps<Row>) {
  const { label, columns, rowName, state, error, emptyState, noResultsState, isFiltered, toolbar } = props
  const { sorts = nothing, onSortsChange, isMultiSort = false, virtual, total = 0 } = props
  const { page = 1, pageSize = total, onPageChange, onPageSizeChange } = props
  const { selectedIds = nobody, onSelectionChange, bulkActions = nothing, rowActions, onRowAction } = props
  const { columnLayout = asTheyCome, onColumnLayoutChange, density, onDensityChange } = props
  const messages = useMessages()
  const frameRef = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => frameRef.current!)
  const tableRef = useRef<HTMLTableElement>(null)
  const hasFailed = state === 'failed'
  const range = usePageRange(page, pageSize, total)
  // What was pressed or typed shows at once; the rows, which are most of the work, come with the next frame. The first
  // rows come at once too: nobody does anything yet that they would hold up.
  const isPaged = onPageChange !== undefined && !virtual
  const due = isPaged ? Math.min(pageSize, total - range.first + 1) : 0
  const latest = { rows: props.rows, first: range.first, due }
  const deferred = useDeferredValue(latest)
  const body = deferred.rows ? deferred : latest
  const rows = hasFailed ? nothing : body.rows
  const model = useTableModel({ ...props, rows, sorts, isMultiSort, columnLayout, selectedIds })
  const isLoading = rows === undefined
  // Rows that were taken out leave their room to those that come up from the next page, so that the page stays as high.
  const missing = rows && !hasFailed ? Math.max(0, body.due - rows.length) : 0
  const isEmpty = rows?.length === 0 && missing === 0 && !hasFailed
  const isNew = isEmpty && !isFiltered
  const selected = selectedIds.size
  return (
    <div
      ref={frameRef}
      {...dataAttributes(props)}
      data-focus-home=""
      className={cx(selected > 0 && styles.withBar)}
    >
      <div className={styles.frame}>
        {props.head}
        <Toolbar
          columns={columns}
          sorts={sorts}
          onSort={onSortsChange && model.toggleSort}
          columnLayout={columnLayout}
          onColumnLayoutChange={onColumnLayoutChange}
          tableRef={tableRef}
          density={density}
          onDensityChange={onDensityChange}
        >
          {toolbar}
        </Toolbar>
        <div className={styles.content} data-density={density}>
          {state === 'refreshing' && (
            <div className={styles.progress}>
              <ProgressLinear label={messages.updating} size="thin" />
            </div>
          )}
          {!isNew && (
            <RowsTable
              tableRef={tableRef}
              label={label}
              model={model}
              rowId={props.rowId}
              rowName={rowName}
              sorts={sorts}
              virtual={virtual}
              selectedIds={selectedIds}
              isSelectable={onSelectionChange !== undefined}
              rowActions={rowActions}
              onRowAction={onRowAction}
              first={body.first}
              total={total}
              skeletons={Math.min(isLoading ? pageSize || mostSkeletons : missing, mostSkeletons)}
              isRefreshing={state === 'refreshing'}
              columnLayout={columnLayout}
              onColumnLayoutChange={onColumnLayoutChange}
              given={props}
            />
          )}
          {isEmpty && <div className={styles.panel}>{isNew ? emptyState : noResultsState}</div>}
          {hasFailed && error && (
            <div className={styles.panel}>
              <Suspense>
                <ErrorState title={error.title} onRetry={error.onRetry} retryLabel={error.retryLabel}>
                  {error.text}
                </ErrorState>
              </Suspense>
            </div>
          )}
        </div>
        {isLoading && <div className={styles.footer} />}
        {!isLoading && total > 0 && !hasFailed && (
          <Footer
            label={label}
            range={range.words}
            page={page}
            onPageChange={onPageChange}
            pageSize={pageSize}
            pageSizes={props.pageSizes ?? sizes}
            onPageSizeChange={onPageSizeChange}
            total={total}
            format={range.format}
          />
        )}
      </div>
      <VisuallyHidden live="polite">{selected > 0 && messages.selectedRows(selected)}</VisuallyHidden>
      <VisuallyHidden live="polite">
        {isEmpty ? messages.noResults : total > 0 && !hasFailed && range.words}
      </VisuallyHidden>
      {selected > 0 && (
        <Suspense>
          <BulkBar
            ids={[...selectedIds]}
            actions={bulkActions}
            onClear={model.clearSelection}
            within={frameRef}
          />
        </Suspense>
      )}
    </div>
  )
}
