import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type ReactNode, type Ref, useId } from 'react'
import { cx } from '../../css/cx.ts'
import { rem } from '../../css/rem.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { markScrollable } from './markScrollable.ts'
import { SortButton } from './SortButton.tsx'
import * as styles from './SimpleTable.css.ts'

/** One column: its heading, and what it says of each row. */
export interface SimpleTableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Sets figures at the end, where their digits line up. @default false */
  isNumeric?: boolean
  /** Whether its heading sorts. @default false */
  isSortable?: boolean
  /** Its width: px, or a CSS length such as '25%'; tables with the same widths line up. @default as its content needs */
  width?: number | string
  /** What stands below the column, as a total. */
  footer?: ReactNode
}

/** The column by which the rows are sorted, and which way. */
export interface SimpleTableSort {
  column: string
  direction: 'asc' | 'desc'
}

export interface SimpleTableProps<Row> {
  /** What the table shows: its name. */
  caption: string
  /** Keeps the caption for screen readers, where a title above says the same. @default false */
  isCaptionHidden?: boolean
  /** The columns in reading order; the first names the row. */
  columns: readonly SimpleTableColumn<Row>[]
  /** What the rows show, one value each. */
  rows: readonly Row[]
  /** By what the rows are sorted; whoever gives them sorts them. @default as they come */
  sort?: SimpleTableSort
  /** Called with the sort that was asked for. */
  onSortChange?: (sort: SimpleTableSort) => void
  /** What tells a row from the others. */
  rowId: (row: Row) => string
  /** Height of rows by density: small 36, medium 56 px when comfortable. @default 'medium' */
  size?: keyof typeof styles.sizes
  /** Height in px from where rows scroll under a header that stays. @default as tall as its rows */
  maxHeight?: number
  /** Tints every other row. @default false */
  isStriped?: boolean
  /** Frames the table and draws lines between columns. @default false */
  isBordered?: boolean
  /** Lines its outer columns up with the content of a card whose own padding is 0. @default false */
  isFlush?: boolean
  /** Lines its outer columns up with the text above and below it. @default false */
  isAligned?: boolean
  ref?: Ref<HTMLTableElement>
}

const spoken = { asc: 'ascending', desc: 'descending' } as const

/**
 * Rows and columns to read.
 *
 * Use when a few things are compared by the same facts. On phones it scrolls sideways by itself.
 * Not to filter, select or page: use `DataTable`; nor for facts about one thing: use `DescriptionList`.
 */
export function SimpleTable<Row>({
  caption,
  isCaptionHidden,
  columns,
  rows,
  sort,
  onSortChange,
  rowId,
  size = 'medium',
  maxHeight,
  isStriped,
  isBordered,
  isFlush,
  isAligned,
  ...rest
}: SimpleTableProps<Row>) {
  const captionId = useId()
  return (
    <div
      ref={markScrollable}
      role="region"
      aria-labelledby={captionId}
      className={cx(
        styles.region,
        styles.sizes[size],
        isFlush && styles.flush,
        isAligned && styles.aligned,
        isBordered && styles.bordered,
        maxHeight !== undefined && styles.fixedHeader,
      )}
      style={maxHeight === undefined ? undefined : assignInlineVars({ [styles.maxHeight]: `${maxHeight}px` })}
    >
      <table {...rest} className={styles.table}>
        <caption id={captionId} className={cx(styles.caption, isCaptionHidden && styles.hiddenCaption)}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, header, isNumeric, isSortable, width }) => (
              <th
                key={id}
                scope="col"
                aria-sort={sort?.column === id ? spoken[sort.direction] : undefined}
                className={cx(styles.header, isNumeric && styles.numeric)}
                style={
                  width === undefined
                    ? undefined
                    : assignInlineVars({
                        [styles.columnWidth]: typeof width === 'number' ? rem(width) : width,
                      })
                }
              >
                {isSortable && onSortChange ? (
                  <SortButton
                    header={header}
                    isNumeric={isNumeric}
                    direction={sort?.column === id ? sort.direction : undefined}
                    onChange={(direction) => onSortChange({ column: id, direction })}
                  />
                ) : (
                  header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Cells
              key={rowId(row)}
              columns={columns}
              className={isStriped ? styles.striped : undefined}
              headerClass={styles.rowHeader}
              content={(column) => column.cell(row)}
            />
          ))}
        </tbody>
        {columns.some(({ footer }) => footer !== undefined) && (
          <tfoot>
            <Cells
              columns={columns}
              cellClass={styles.total}
              headerClass={styles.total}
              content={(column) => column.footer}
            />
          </tfoot>
        )}
      </table>
    </div>
  )
}

interface CellsProps<Row> {
  columns: readonly SimpleTableColumn<Row>[]
  content: (column: SimpleTableColumn<Row>) => ReactNode
  className?: string
  cellClass?: string
  headerClass: string
}

/** A row, whose first cell names the others. */
function Cells<Row>({ columns, content, className, cellClass, headerClass }: CellsProps<Row>) {
  return (
    <tr className={className}>
      {columns.map((column, index) => {
        const look = cx(styles.body, column.isNumeric && styles.numeric)
        return index === 0 ? (
          <th key={column.id} scope="row" className={cx(look, headerClass)}>
            {content(column)}
          </th>
        ) : (
          <td key={column.id} className={cx(look, cellClass)}>
            {content(column)}
          </td>
        )
      })}
    </tr>
  )
}
