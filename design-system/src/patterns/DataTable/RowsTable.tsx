import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type RefObject, Suspense, useMemo, useRef } from 'react'
import type { MenuSection } from '../../components/Menu/Menu.tsx'
import { cx } from '../../css/cx.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import './cue.css.ts'
import { gridOf, offsetsOf, type ShownColumn } from './layout.ts'
import { heldEdges, offsetVars } from './pinning.ts'
import { DataRow, type RowPlace } from './DataRow.tsx'
import { HeaderRow } from './HeaderRow.tsx'
import { LazyInteractions } from './interaction/LazyInteractions.tsx'
import type { InteractionsProps } from './interaction/grid-context.ts'
import { useCellEdit } from './interaction/useCellEdit.ts'
import { roles } from './roles.ts'
import { useRowMenu } from './RowMenu.tsx'
import { expanderColumn } from './grouping/expander.tsx'
import type { GroupedRowsProps } from './grouping/GroupedRows.tsx'
import type { GroupingProps } from './grouping/types.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import type { ColumnLayout, DataColumn, DataSort, VirtualOptions } from './types.ts'
import { useResize } from './useResize.ts'
import type { TableModel } from './useTableModel.ts'
import * as rowStyles from './rows.css.ts'
import * as styles from './table.css.ts'

interface RowsTableProps<Row> {
  label: string
  model: TableModel<Row>
  rowId: (row: Row) => string
  rowName: (row: Row) => string
  sorts: readonly DataSort[]
  virtual?: VirtualOptions
  selectedIds: ReadonlySet<string>
  isSelectable: boolean
  rowActions?: (row: Row) => readonly MenuSection[]
  onRowAction?: (id: string, row: Row) => void
  /** The place of the page's first row among all rows, from 1. */
  first: number
  total: number
  /** How many skeletons stand in for rows that are on their way. */
  skeletons: number
  isRefreshing: boolean
  columnLayout: ColumnLayout
  onColumnLayoutChange?: (layout: ColumnLayout) => void
  tableRef: RefObject<HTMLTableElement | null>
  /** What the caller lets people do with rows and cells where they stand. */
  given: InteractionsProps<Row>['given'] & GroupingProps<Row> & { columns: readonly DataColumn<Row>[] }
}

const { Part: OtherRows } = lazyWithPreload(async () => (await import('./OtherRows.tsx')).OtherRows)
const { Part: SummaryRow } = lazyWithPreload(
  async () => (await import('./grouping/SummaryRow.tsx')).SummaryRow,
)

/** More rows than a window shows. */
const many = 25

/** The table itself: its header, and its rows or what stands in for them. */
export function RowsTable<Row>(props: RowsTableProps<Row>) {
  const { label, model, rowId, rowName, sorts, virtual, selectedIds, isSelectable, rowActions, onRowAction } =
    props
  const { first, total, skeletons, isRefreshing, columnLayout, onColumnLayoutChange, tableRef, given } = props
  const { rows, toggleRow, arrange } = model
  const messages = useMessages()
  const opens = given.renderExpanded !== undefined
  const columns = useMemo(
    () =>
      opens
        ? [expanderColumn(messages.expand, rowId, rowName, model.columns), ...model.columns]
        : model.columns,
    [opens, messages, rowId, rowName, model.columns],
  )
  const hasMenu = rowActions !== undefined
  const menu = useRowMenu({
    rows,
    rowId,
    rowName,
    label: messages.moreActionsFor,
    actions: rowActions,
    onAction: onRowAction,
  })
  const ends = { hasSelection: isSelectable, hasMenu }
  const { widths } = columnLayout
  const grid = gridOf(columns, ends, widths)
  const resize = useResize({ tableRef, columns, ends, columnLayout, onColumnLayoutChange })
  const { edit, isEditPending } = useCellEdit(columns, given.onEdit)
  const across = useRef(0)
  const renderRow = (row: Row, index: number, at?: RowPlace) => {
    const id = rowId(row)
    return (
      <DataRow
        key={at?.slot ?? id}
        id={id}
        row={row}
        name={rowName(row)}
        position={first + index + 1}
        columns={columns}
        isOfMany={!virtual && rows.length > many}
        isSelected={selectedIds.has(id)}
        onSelect={isSelectable ? toggleRow : undefined}
        isMenuOpen={menu.openId === id}
        onMenu={menu.open}
        edit={edit}
        at={at}
      />
    )
  }
  return (
    <div
      className={cx(styles.scroller, virtual && styles.virtual)}
      style={virtual && { blockSize: virtual.height }}
      // What scrolls is reached by keyboard, also where no control stands in it.
      tabIndex={virtual ? 0 : undefined}
      role={virtual && 'group'}
      aria-label={virtual && label}
    >
      <table
        ref={tableRef}
        {...roles.table}
        aria-label={label}
        data-opens={given.opensRows || undefined}
        aria-rowcount={total + 1}
        aria-busy={skeletons > 0 || isRefreshing}
        tabIndex={-1}
        // Its sections go along with the one that is scrolled, which then does not follow what follows it.
        onScrollCapture={({ target, currentTarget }) => {
          const { scrollLeft, parentElement } = target as Element
          // What scrolls inside a row, such as in its details, moves alone.
          if (parentElement !== currentTarget || Math.abs(scrollLeft - across.current) < 1) return
          across.current = scrollLeft
          for (const section of currentTarget.children) section.scrollLeft = scrollLeft
        }}
        className={cx(styles.table, given.quickActions && styles.withQuick, ...heldEdges(columns))}
        style={{
          ...assignInlineVars({
            [styles.tracks]: grid.tracks,
            [styles.leastWidth]: grid.leastWidth,
            [styles.quickRoom]: String(given.quickRoom ?? 3),
          }),
          ...offsetVars(offsetsOf(columns, ends, widths)),
        }}
      >
        <HeaderRow
          columns={columns}
          sorts={sorts}
          onSort={model.toggleSort}
          selection={
            isSelectable
              ? {
                  isAll: model.isPageSelected,
                  isSome: model.isSomeSelected,
                  isDisabled: rows.length === 0,
                  onChange: model.togglePage,
                }
              : undefined
          }
          hasMenu={hasMenu}
          onResize={resize}
        />
        {(rows.length > 0 || skeletons === 0) && (
          <Body
            {...{ rows, rowId, columns, given, first, renderRow, virtual, isRefreshing, arrange }}
            span={columns.length + Number(isSelectable) + Number(hasMenu)}
          />
        )}
        {skeletons > 0 && (
          <SkeletonRows columns={columns} count={skeletons} hasSelection={isSelectable} hasMenu={hasMenu} />
        )}
        {rows.length > 0 && columns.some(({ footer }) => footer) && (
          <Suspense>
            <SummaryRow
              columns={columns as ShownColumn<unknown>[]}
              {...{ rows, ...ends }}
              stays={virtual !== undefined}
              position={total + 2}
            />
          </Suspense>
        )}
      </table>
      {menu.popup}
      <LazyInteractions
        {...{ tableRef, model, rowId, rowName, selectedIds, given, isEditPending }}
        isVirtual={virtual !== undefined}
        onWiden={resize?.widen}
        onFit={resize?.fit}
      />
    </div>
  )
}

export type BodyProps<Row> = Omit<GroupedRowsProps<Row>, 'allColumns'> & Pick<RowsTableProps<Row>, 'given'>

/** All rows, or of very many those in sight; with details and in groups where that is asked for. */
function Body<Row>(props: BodyProps<Row>) {
  const { given, virtual, rows, renderRow, isRefreshing } = props
  const all = (shown: readonly Row[]) => (
    <tbody {...roles.group} className={cx(rowStyles.body, isRefreshing && rowStyles.stale)}>
      {shown.map((row, index) => renderRow(row, index))}
    </tbody>
  )
  if (!virtual && !given.renderExpanded && given.groupBy === undefined) return all(rows)
  return (
    // The first of them stand there until what draws the others has come.
    <Suspense fallback={all(virtual ? rows.slice(0, many) : rows)}>
      <OtherRows {...(props as unknown as BodyProps<unknown>)} />
    </Suspense>
  )
}
