import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Menu, type MenuSection } from '../../components/Menu/Menu.tsx'
import { cx } from '../../css/cx.ts'
import { IconDotsVertical } from '../../icons/icons.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { roles } from './roles.ts'
import type { DataColumn } from './types.ts'
import * as styles from './rows.css.ts'

interface DataRowProps<Row> {
  id: string
  row: Row
  name: string
  /** Its place among all rows of all pages, the header counted as the first. */
  position: number
  columns: readonly DataColumn<Row>[]
  isSelected: boolean
  onSelect?: (id: string, isSelected: boolean) => void
  actions?: (row: Row) => readonly MenuSection[]
  onAction?: (id: string, row: Row) => void
}

/** A row: told plain values, so that selecting one row renders that row alone. */
export function DataRow<Row>(props: DataRowProps<Row>) {
  const { id, row, name, position, columns, isSelected, onSelect, actions, onAction } = props
  const messages = useMessages()
  const menuLabel = messages.moreActionsFor(name)
  return (
    <tr {...roles.row} aria-rowindex={position} data-selected={isSelected || undefined} className={styles.row}>
      {onSelect && (
        <td {...roles.cell} className={styles.select}>
          <Checkbox
            aria-label={messages.selectRow(name)}
            isSelected={isSelected}
            onChange={(isOn) => onSelect(id, isOn)}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} />
      ))}
      {actions && (
        <td {...roles.cell} className={styles.menu}>
          <Menu label={menuLabel} sections={() => actions(row)} onAction={(action) => onAction?.(action, row)}>
            <IconButton icon={IconDotsVertical} label={menuLabel} size="small" />
          </Menu>
        </td>
      )}
    </tr>
  )
}

function Cell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const { header, isRowHeader, align = 'start', cardRole = isRowHeader ? 'title' : 'meta' } = column
  const className = cx(styles.cell, styles.aligned[align], styles.inCard[cardRole])
  return isRowHeader ? (
    <th {...roles.rowHeader} className={className}>
      {column.cell(row)}
    </th>
  ) : (
    <td {...roles.cell} data-label={header} className={className}>
      {column.cell(row)}
    </td>
  )
}
