import { plainText } from '../plain-text.ts'
import type { DataColumn } from '../types.ts'
import { cellOf, columnOf } from './focus-targets.ts'

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** What a cell shows, in words alone. */
function shownText(cell: HTMLElement): string {
  const copy = cell.cloneNode(true) as HTMLElement
  for (const control of copy.querySelectorAll('button, input, [aria-hidden="true"]')) control.remove()
  return oneLine(copy.innerText ?? copy.textContent)
}

/** What a copied cell says: the words its column gives, else those that are seen. */
function cellText<Row>(column: DataColumn<Row>, row: Row, cell: HTMLElement | undefined) {
  return oneLine(plainText(column, row) ?? (cell ? shownText(cell) : ''))
}

const cellIn = (tr: HTMLTableRowElement | undefined, column: string) =>
  tr && [...tr.cells].find((cell) => columnOf(cell) === column)

/** A cell of a record. */
export function textOfCell<Row>(
  columns: readonly DataColumn<Row>[],
  row: Row,
  focusTarget: HTMLElement,
): string {
  const cell = cellOf(focusTarget)!
  const column = columns.find(({ id }) => id === columnOf(cell))
  return column ? cellText(column, row, cell) : shownText(cell)
}

/** Records as lines of cells with tabs between, as spreadsheets take them. */
export function textOfRows<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  drawn: (row: Row) => HTMLTableRowElement | undefined,
): string {
  return rows
    .map((row) => {
      const tr = drawn(row)
      return columns.map((column) => cellText(column, row, cellIn(tr, column.id))).join('\t')
    })
    .join('\n')
}
