import { acrossRows } from './moves.ts'
import { cellOf, editButton, rowsOf } from './focus-targets.ts'

/** Gives a cell the focus. */
export function takeFocus(cell: HTMLElement) {
  cell.tabIndex = -1
  cell.focus({ preventScroll: true })
  cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}

/** To the same cell of the next row, or back to its own after the last. */
export function goDown(cell: HTMLTableCellElement) {
  const move = acrossRows(cell.closest('table')!, cell, 1)
  takeFocus(move && 'focusTarget' in move ? move.focusTarget : cell)
}

/** To the next cell that can be changed, and into it; from the last one back to its own. */
export function goToNextEdit(cell: HTMLTableCellElement, by: 1 | -1) {
  const all = rowsOf(cell.closest('table')!).flatMap((row) => [
    ...row.querySelectorAll<HTMLElement>(editButton),
  ])
  const next = all[all.indexOf(cell.querySelector<HTMLElement>(editButton)!) + by]
  takeFocus(next ? cellOf(next)! : cell)
  next?.click()
}
