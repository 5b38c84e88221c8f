import { cellOf, isHeader, rowOf } from './focus-targets.ts'

const pressable = 'a, button, input, label, select, textarea, [contenteditable], [role][tabindex]'

/** Follows the link of a row's title when the row is pressed outside its controls. */
export function openRow({ target, detail, button, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  const cell = cellOf(target as Element)
  const row = cell && rowOf(cell)
  // Not for key presses, which have no position, nor while text is selected.
  if (!row || isHeader(row) || button > 1 || detail !== 1 || getSelection()?.isCollapsed === false) return
  const control = (target as Element).closest(pressable)
  // The cell may have taken the focus from the press.
  if (control && control !== cell && cell.contains(control)) return
  // A press just beside a checkbox, a menu or a field was meant for that control.
  if (!cell.querySelector('a[href]') && cell.querySelector(pressable)) return
  // The middle button opens a new tab, as on a link.
  const keys = button === 1 ? { ctrlKey: true, metaKey: true } : { ctrlKey, metaKey, shiftKey }
  row
    .querySelector('th a[href]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
}
