import { writing } from './hold.ts'

/** A cell of either kind. */
export const cellSelector = 'td, th'

const controls = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled, [type="hidden"])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[contenteditable="true"]',
  '[role][tabindex]',
]
/** What Tab would stop at in a table that nobody walks. */
export const tabbable = [...controls, '[tabindex]'].join()

/** The button that opens a cell's field; its cell stands for it. */
export const editButton = 'button[data-edit]'

const isSeen = (element: HTMLElement) => element.checkVisibility?.() ?? true

/** Where rows are cards, most headers are there only for those who cannot see. */
export const isClipped = (cell: HTMLElement) =>
  cell.closest('thead') !== null && getComputedStyle(cell).clipPath?.startsWith('inset(50%')

/** The cells of a row that are seen. */
export const cellsOf = (row: HTMLTableRowElement) =>
  [...row.cells].filter((cell) => isSeen(cell) && !isClipped(cell))

/** The controls of a cell, but for the button of its field. */
export const controlsOf = (cell: HTMLElement) =>
  [...cell.querySelectorAll<HTMLElement>(controls.join())].filter(
    (control) => !control.matches(editButton) && isSeen(control),
  )

/** Where the arrow keys stop in a cell: at its links and buttons, or at itself if it has none, or is written in. */
export function stopsOf(cell: HTMLTableCellElement): HTMLElement[] {
  const inside = controlsOf(cell)
  const isItself =
    inside.length === 0 ||
    cell.querySelector(editButton) ||
    inside.some((control) => control.matches(writing))
  // What comes with the hover stands before the menu, but is drawn after it.
  const isQuick = (control: HTMLElement) => Number(control.closest('[data-quick]') === null)
  return isItself ? [cell] : inside.toSorted((a, b) => isQuick(a) - isQuick(b))
}

/** The rows that are drawn, from the header down; those that only hold room are none. */
export function rowsOf(table: HTMLTableElement): HTMLTableRowElement[] {
  const rows = [...table.rows].filter((row) => !row.closest('[aria-hidden="true"]'))
  // Of very many, those in sight may be drawn in any order.
  return rows.some((row) => row.dataset.index)
    ? rows.toSorted((a, b) => Number(a.ariaRowIndex) - Number(b.ariaRowIndex))
    : rows
}

export const rowOf = (element: Element) => element.closest<HTMLTableRowElement>('tr')
export const cellOf = (element: Element) => element.closest<HTMLTableCellElement>(cellSelector)
export const isHeader = (row: HTMLTableRowElement) => row.parentElement?.tagName === 'THEAD'

/** The stop that an element is, or is part of. */
export function stopAt(element: Element): HTMLElement | undefined {
  const cell = cellOf(element)
  return cell ? (stopsOf(cell).find((stop) => stop.contains(element)) ?? cell) : undefined
}

/** The id of the column that a cell belongs to, as its header says; the table's own columns have none. */
export const columnOf = (cell: HTMLTableCellElement) =>
  cell.closest('table')!.tHead?.rows[0]?.cells[cell.cellIndex]?.dataset.column
