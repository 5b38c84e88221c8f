import { type ChangeEvent, Fragment, type Ref } from 'react'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { cx } from '../../css/cx.ts'
import type { RowEdit } from './interaction/useCellEdit.ts'
import { roles } from './roles.ts'
import { RowMenuButton, type RowMenuButtonProps } from './RowMenu.tsx'
import { held, heldAt, menuPlace } from './pinning.ts'
import type { ShownColumn } from './layout.ts'
import * as styles from './rows.css.ts'

/** Where a row stands among very many, of which few are drawn. */
export interface RowPlace {
  /** Its element, which other rows have had and will have. */
  slot: number
  /** From the start of the rows, in px. */
  start: number
  index: number
  /** Takes its height. */
  measure: Ref<HTMLTableRowElement>
}

interface DataRowProps<Row> {
  id: string
  row: Row
  name: string
  /** Its place among all rows of all pages, the header counted as the first. */
  position: number
  columns: readonly ShownColumn<Row>[]
  /** Whether it is one of so many that most are out of sight. */
  isOfMany: boolean
  isSelected: boolean
  onSelect?: (id: string, event: ChangeEvent<HTMLInputElement>) => void
  isMenuOpen: boolean
  onMenu?: RowMenuButtonProps['onOpen']
  /** What changes its cells, where they can be changed. */
  edit?: RowEdit<Row>
  /** Its place, where rows do not simply follow each other. */
  at?: RowPlace
}

/**
 * A row: told plain values, so that selecting one row renders that row alone. Its own controls are native
 * elements: fifty of the library's would be most of what turning a page costs.
 */
export function DataRow<Row>(props: DataRowProps<Row>) {
  'use memo'
  const { id, row, name, position, columns, isOfMany, isSelected, onSelect, isMenuOpen, onMenu, edit, at } =
    props
  const messages = useMessages()
  return (
    <tr
      {...roles.row}
      ref={at?.measure}
      aria-rowindex={position}
      data-row={id}
      data-index={at?.index}
      data-selected={isSelected || undefined}
      className={cx(styles.row, isOfMany && styles.ofMany, at && styles.placed)}
      style={at && { translate: `0 ${at.start}px` }}
    >
      {onSelect && (
        <td {...roles.cell} className={styles.select}>
          <input
            type="checkbox"
            aria-label={messages.selectRow(name)}
            checked={isSelected}
            onChange={(event) => onSelect(id, event)}
            className={styles.checkbox}
          />
          <span className={cx(styles.checkboxBox, isSelected && styles.checkboxOn)} />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} id={id} column={column} row={row} edit={column.edit && edit} />
      ))}
      {onMenu && (
        <td {...roles.cell} className={cx(styles.menu, menuPlace)}>
          <RowMenuButton id={id} label={messages.moreActionsFor(name)} isOpen={isMenuOpen} onOpen={onMenu} />
        </td>
      )}
    </tr>
  )
}

interface CellProps<Row> extends Pick<DataRowProps<Row>, 'id' | 'row' | 'edit'> {
  column: ShownColumn<Row>
}

function Cell<Row>({ id: rowId, column, row, edit }: CellProps<Row>) {
  'use memo'
  const {
    id,
    header,
    isRowHeader,
    pinned,
    align = 'start',
    cardRole = isRowHeader ? 'title' : 'meta',
  } = column
  const className = cx(styles.cell, styles.aligned[align], pinned && held[pinned], styles.inCard[cardRole])
  const style = pinned && heldAt(id)
  // Said as "editable"; a switch speaks for itself.
  const isReadOnly = edit && column.edit?.kind !== 'switch' ? false : undefined
  const shown = column.cell(row)
  const content = edit ? (
    // Elements are used again for other rows, what goes on in a cell is not.
    <edit.Cell key={rowId} column={column} row={row} onEdit={edit.onEdit}>
      {shown}
    </edit.Cell>
  ) : typeof shown === 'object' ? (
    <Fragment key={rowId}>{shown}</Fragment>
  ) : (
    shown
  )
  // Words of another script are cut at their end, not at their beginning; numbers stand at the end of their column.
  const dir = typeof shown === 'string' && align === 'start' ? 'auto' : undefined
  return isRowHeader ? (
    <th {...roles.rowHeader} aria-readonly={isReadOnly} dir={dir} className={className} style={style}>
      {content}
    </th>
  ) : (
    <td
      {...roles.cell}
      aria-readonly={isReadOnly}
      dir={dir}
      data-label={header}
      className={className}
      style={style}
    >
      {content}
    </td>
  )
}
