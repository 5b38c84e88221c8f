import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type ReactNode, type RefObject, Suspense, useRef } from 'react'
import type { MenuSection } from '../../components/Menu/Menu.tsx'
import { cx } from '../../css/cx.ts'
import { lazyPart } from '../../internal/lazyPart.tsx'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { gridOf, offsetsOf } from './layout.ts'
import { heldEdges, offsetVars } from './pinning.ts'
import { DataRow, type RowPlace } from './DataRow.tsx'
import { HeaderRow } from './HeaderRow.tsx'
import type { OnResize } from './ResizeHandle.tsx'
import { roles } from './roles.ts'
import { useRowMenu } from './RowMenu.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import type { ColumnLayout, DataSort } from './types.ts'
import type { TableModel } from './useTableModel.ts'
import * as rowStyles from './rows.css.ts'
import * as styles from './table.css.ts'

interface RowsTableProps<Row> {
  label: string
  model: TableModel<Row>
  rowId: (row: Row) => string
  rowName: (row: Row) => string
  sorts: readonly DataSort[]
  virtual?: { height: number; onEnd?: () => void }
  selectedIds: ReadonlySet<string>
  isSelectable: boolean
  rowActions?: (row: Row) => readonly MenuSection[]
  onRowAction?: (id: string, row: Row) => void
  /** The place of the page's first row among all rows, from 1. */
  first: number
  total: number
  /** How many skeletons stand in for rows that were never there. */
  skeletons: number
  isRefreshing: boolean
  columnLayout: ColumnLayout
  onColumnLayoutChange?: (layout: ColumnLayout) => void
  tableRef: RefObject<HTMLTableElement | null>
}

const { Part: VirtualRows } = lazyPart(async () => (await import('./VirtualRows.tsx')).VirtualRows)

const resizing = () => import('./resizing.ts')

/** More rows than a window shows. */
const many = 25

/** The table itself: its header, and its rows or what stands in for them. */
export function RowsTable<Row>(props: RowsTableProps<Row>) {
  const { label, model, rowId, rowName, sorts, virtual, selectedIds, isSelectable, rowActions, onRowAction } =
    props
  const { first, total, skeletons, isRefreshing, columnLayout, onColumnLayoutChange, tableRef } = props
  const { rows, columns, toggleRow } = model
  const messages = useMessages()
  const scrollerRef = useRef<HTMLDivElement>(null)
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
  const setWidth = (id: string, width: number) =>
    onColumnLayoutChange?.({ ...columnLayout, widths: { ...widths, [id]: width } })
  const resize: OnResize = {
    pull: async (id, from) => {
      const { pull } = await resizing()
      pull({
        table: tableRef.current!,
        id,
        from,
        gridWith: (given) => gridOf(columns, ends, { ...widths, ...given }),
        onEnd: (width) => setWidth(id, width),
      })
    },
    fit: async (id) => setWidth(id, (await resizing()).fittingWidth(tableRef.current!, id)),
  }
  const renderRow = (row: Row, index: number, at?: RowPlace) => {
    const id = rowId(row)
    return (
      <DataRow
        key={id}
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
        at={at}
      />
    )
  }
  return (
    <div
      ref={scrollerRef}
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
        aria-rowcount={total + 1}
        aria-busy={skeletons > 0 || isRefreshing}
        tabIndex={-1}
        className={cx(styles.table, ...heldEdges(columns))}
        style={{
          ...assignInlineVars({ [styles.tracks]: grid.tracks, [styles.leastWidth]: grid.leastWidth }),
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
          onResize={onColumnLayoutChange && resize}
        />
        {skeletons > 0 ? (
          <SkeletonRows columns={columns} count={skeletons} hasSelection={isSelectable} hasMenu={hasMenu} />
        ) : (
          <Body
            virtual={virtual}
            rows={rows}
            renderRow={renderRow}
            scrollerRef={scrollerRef}
            isRefreshing={isRefreshing}
          />
        )}
      </table>
      {menu.popup}
    </div>
  )
}

interface BodyProps<Row> extends Pick<RowsTableProps<Row>, 'virtual' | 'isRefreshing'> {
  rows: readonly Row[]
  renderRow: (row: Row, index: number, at?: RowPlace) => ReactNode
  scrollerRef: RefObject<HTMLDivElement | null>
}

/** All rows, or of very many those in sight. */
function Body<Row>({ virtual, rows, renderRow, scrollerRef, isRefreshing }: BodyProps<Row>) {
  const all = (shown: readonly Row[]) => (
    <tbody {...roles.group} className={cx(rowStyles.body, isRefreshing && rowStyles.stale)}>
      {shown.map((row, index) => renderRow(row, index))}
    </tbody>
  )
  if (!virtual) return all(rows)
  return (
    // The first of them stand there until what draws the others has come.
    <Suspense fallback={all(rows.slice(0, many))}>
      <VirtualRows
        count={rows.length}
        renderRow={(index, at) => renderRow(rows[index]!, index, at)}
        scrollerRef={scrollerRef}
        isRefreshing={isRefreshing}
        onEnd={virtual.onEnd}
      />
    </Suspense>
  )
}
