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
/** The elements that Tab would reach in a table without arrow-key navigation. */
export const tabbable = [...controls, '[tabindex]'].join()

/** The button that opens a cell's field. The cell takes the focus in its place. */
export const editButton = 'button[data-edit]'

const isSeen = (element: HTMLElement) => element.checkVisibility?.() ?? true

/** Whether a header is hidden from sight: where rows are cards, most headers exist for screen readers only. */
export const isClipped = (cell: HTMLElement) =>
  cell.closest('thead') !== null && getComputedStyle(cell).clipPath?.startsWith('inset(50%')

/** The visible cells of a row. */
export const cellsOf = (row: HTMLTableRowElement) =>
  [...row.cells].filter((cell) => isSeen(cell) && !isClipped(cell))

/** The controls of a cell, except the button that opens its field. */
export const controlsOf = (cell: HTMLElement) =>
  [...cell.querySelectorAll<HTMLElement>(controls.join())].filter(
    (control) => !control.matches(editButton) && isSeen(control),
  )

/** What the arrow keys focus in a cell: its links and buttons, or the cell itself if it has none or has a text input. */
export function focusTargetsOf(cell: HTMLTableCellElement): HTMLElement[] {
  const inside = controlsOf(cell)
  const isItself =
    inside.length === 0 ||
    cell.querySelector(editButton) ||
    inside.some((control) => control.matches(writing))
  // The buttons shown on hover are placed before the menu, but come after it in the document.
  const isQuick = (control: HTMLElement) => Number(control.closest('[data-quick]') === null)
  return isItself ? [cell] : inside.toSorted((a, b) => isQuick(a) - isQuick(b))
}

/** The rendered rows, from the header down, without the placeholders that only take up space. */
export function rowsOf(table: HTMLTableElement): HTMLTableRowElement[] {
  const rows = [...table.rows].filter((row) => !row.closest('[aria-hidden="true"]'))
  // Virtualized rows may be in any order in the document.
  return rows.some((row) => row.dataset.index)
    ? rows.toSorted((a, b) => Number(a.ariaRowIndex) - Number(b.ariaRowIndex))
    : rows
}

export const rowOf = (element: Element) => element.closest<HTMLTableRowElement>('tr')
export const cellOf = (element: Element) => element.closest<HTMLTableCellElement>(cellSelector)
export const isHeader = (row: HTMLTableRowElement) => row.parentElement?.tagName === 'THEAD'

/** The focus target that an element is, or is part of. */
export function focusTargetAt(element: Element): HTMLElement | undefined {
  const cell = cellOf(element)
  return cell
    ? (focusTargetsOf(cell).find((focusTarget) => focusTarget.contains(element)) ?? cell)
    : undefined
}

/** The id of a cell's column, read from its header; the columns of the table itself have none. */
export const columnOf = (cell: HTMLTableCellElement) =>
  cell.closest('table')!.tHead?.rows[0]?.cells[cell.cellIndex]?.dataset.column
