import { cellOf, isHeader, rowOf } from './focus-targets.ts'

const pressable = 'a, button, input, label, select, textarea, [contenteditable], [role][tabindex]'

/** Follows the link that a row is named by, where the row is pressed beside all that does something of its own. */
export function openRow({ target, detail, button, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  const cell = cellOf(target as Element)
  const row = cell && rowOf(cell)
  // A press by key has no place, and who marks words reads them.
  if (!row || isHeader(row) || button > 1 || detail !== 1 || getSelection()?.isCollapsed === false) return
  const control = (target as Element).closest(pressable)
  // The cell itself takes the focus when it is pressed.
  if (control && control !== cell && cell.contains(control)) return
  // Beside a checkbox, a menu or a field, it is these that were meant.
  if (!cell.querySelector('a[href]') && cell.querySelector(pressable)) return
  // The middle button opens a tab of its own, as on a link.
  const keys = button === 1 ? { ctrlKey: true, metaKey: true } : { ctrlKey, metaKey, shiftKey }
  row
    .querySelector('th a[href]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
}
