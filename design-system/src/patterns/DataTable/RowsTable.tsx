import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { Ref } from 'react'
import type { MenuSection } from '../../components/Menu/Menu.tsx'
import { cx } from '../../css/cx.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { gridOf } from './columns.ts'
import { DataRow } from './DataRow.tsx'
import { HeaderRow } from './HeaderRow.tsx'
import { roles } from './roles.ts'
import { useRowMenu } from './RowMenu.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import type { DataSort } from './types.ts'
import type { TableModel } from './useTableModel.ts'
import * as rowStyles from './rows.css.ts'
import * as styles from './table.css.ts'

interface RowsTableProps<Row> {
  label: string
  model: TableModel<Row>
  rowName: (row: Row) => string
  sort: DataSort | null
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
  ref: Ref<HTMLTableElement>
}

/** More rows than a window shows. */
const many = 25

/** The table itself: its header, and its rows or what stands in for them. */
export function RowsTable<Row>(props: RowsTableProps<Row>) {
  'use memo'
  const { label, model, rowName, sort, selectedIds, isSelectable, rowActions, onRowAction } = props
  const { first, total, skeletons, isRefreshing, ref } = props
  const { columns, toggleRow } = model
  const messages = useMessages()
  const rows = model.rows.map(({ id, row }) => ({ id, row, name: rowName(row) }))
  const hasMenu = rowActions !== undefined
  const menu = useRowMenu({
    rows,
    label: messages.moreActionsFor,
    actions: rowActions,
    onAction: onRowAction,
  })
  const grid = gridOf(columns, { hasSelection: isSelectable, hasMenu })
  return (
    <div className={styles.scroller}>
      <table
        ref={ref}
        {...roles.table}
        aria-label={label}
        aria-rowcount={total + 1}
        aria-busy={skeletons > 0 || isRefreshing}
        tabIndex={-1}
        className={styles.table}
        style={assignInlineVars({ [styles.tracks]: grid.tracks, [styles.leastWidth]: grid.leastWidth })}
      >
        <HeaderRow
          columns={columns}
          sort={sort}
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
        />
        {skeletons > 0 ? (
          <SkeletonRows columns={columns} count={skeletons} hasSelection={isSelectable} hasMenu={hasMenu} />
        ) : (
          <tbody {...roles.group} className={cx(rowStyles.body, isRefreshing && rowStyles.stale)}>
            {rows.map(({ id, row, name }, index) => (
              <DataRow
                key={id}
                id={id}
                row={row}
                name={name}
                position={first + index + 1}
                columns={columns}
                isOfMany={rows.length > many}
                isSelected={selectedIds.has(id)}
                onSelect={isSelectable ? toggleRow : undefined}
                isMenuOpen={menu.openId === id}
                onMenu={menu.open}
              />
            ))}
          </tbody>
        )}
      </table>
      {menu.popup}
    </div>
  )
}
