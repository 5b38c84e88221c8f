import { cellOf, isHeader, rowOf } from './stops.ts'

const pressable = 'a, button, input, label, select, textarea, [contenteditable], [role][tabindex]'

/** Follows the link that a row is named by, where the row is pressed beside all that does something of its own. */
export function openRow({ target, detail, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  const cell = cellOf(target as Element)
  const row = cell && rowOf(cell)
  // A press by key has no place, and who marks words reads them.
  if (!row || isHeader(row) || detail !== 1 || getSelection()?.isCollapsed === false) return
  if ((target as Element).closest(pressable)) return
  // Beside a checkbox, a menu or a field, it is these that were meant.
  if (!cell.querySelector('a[href]') && cell.querySelector(pressable)) return
  row
    .querySelector('th a[href]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}
