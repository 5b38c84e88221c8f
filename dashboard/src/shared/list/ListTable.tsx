import { DataTable, type DataTableProps } from '@data1522/design-system/DataTable'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { lazyOrNothing } from '../../core/lazy-or-nothing.ts'
import { ListFilters } from './filters/ListFilters.tsx'
import { layoutOf, writtenLayout } from './layout.ts'
import { useSelectAll } from './selection/useSelectAll.ts'
import type { ListHandle } from './useList.ts'
import { SavedViewTabs } from './views/SavedViewTabs.tsx'

const ListEmpty = lazy(async () => ({ default: (await import('./ListEmpty.tsx')).ListEmpty }))
const FailureText = lazyOrNothing(async () => (await import('../errors/FailureText.tsx')).FailureText)
const QuickViewPanel = lazy(async () => ({
  default: (await import('./quick-view/QuickViewPanel.tsx')).QuickViewPanel,
}))

/** The props of a list's table besides its handle; the others are those of `DataTable`. */
type Extras<Row extends object> = Pick<
  DataTableProps<Row>,
  'bulkActions' | 'rowActions' | 'onRowAction' | 'quickActions' | 'quickRoom' | 'onEdit'
>

interface ListTableProps<Row extends object> extends Extras<Row> {
  /** The list, from `useList`. */
  list: ListHandle<Row>
  /** The button that adds the first row, for the empty state. */
  addButton?: ReactNode
  /** Whether rows can be selected. @default true */
  isSelectable?: boolean
}

/** The table of a list with its views, search, filters, columns, pages and quick view, all of them in the address. */
export function ListTable<Row extends object>({
  list,
  addButton,
  isSelectable = true,
  bulkActions = [],
  ...extras
}: ListTableProps<Row>) {
  const { config, tools, state, page, selection, set } = list
  const { text } = tools
  const { labels } = config
  const [hasQuickView, setHasQuickView] = useState(false)
  if (state.quickView && !hasQuickView) setHasQuickView(true)
  const selectAll = useSelectAll(list)
  const handle = list as unknown as ListHandle<object>
  const empty = (kind: 'forever' | 'byFilter') => (
    <Suspense>
      <ListEmpty list={handle} kind={kind} addButton={addButton} />
    </Suspense>
  )
  return (
    <>
      <DataTable<Row>
        {...extras}
        bulkActions={bulkActions.length > 0 ? [...selectAll, ...bulkActions] : undefined}
        label={text(labels.title)}
        columns={list.columns}
        rows={page?.rows}
        rowId={config.rowId}
        rowName={config.rowName}
        state={list.status}
        error={{
          title: text(labels.failed),
          text: (
            <Suspense>
              <FailureText error={list.error} />
            </Suspense>
          ),
          onRetry: list.retry,
        }}
        emptyState={empty('forever')}
        noResultsState={empty('byFilter')}
        isFiltered={list.isFiltered}
        sorts={state.sort ? [{ column: state.sort, direction: state.order ?? 'asc' }] : undefined}
        onSortsChange={([sort]) =>
          set({ sort: sort?.column ?? '', order: sort?.direction === 'desc' ? 'desc' : null, page: 1 })
        }
        page={page?.page ?? state.page}
        onPageChange={(next) => set({ page: next })}
        pageSize={state.size}
        onPageSizeChange={(size) => set({ size, page: 1 })}
        total={page?.total}
        selectedIds={isSelectable ? selection.ids : undefined}
        onSelectionChange={isSelectable ? selection.select : undefined}
        columnLayout={layoutOf(state)}
        onColumnLayoutChange={(layout) => set(writtenLayout(layout), { isReplacing: true })}
        density={state.rows ?? undefined}
        onDensityChange={(rows) => set({ rows }, { isReplacing: true })}
        opensRows={config.href !== undefined}
        onPeek={config.quickView && ((row) => set({ quickView: config.rowId(row) }, { isReplacing: true }))}
        head={<SavedViewTabs config={config as never} />}
        toolbar={<ListFilters list={list} />}
      />
      {hasQuickView && config.quickView && (
        <Suspense>
          <QuickViewPanel list={handle} />
        </Suspense>
      )}
    </>
  )
}
