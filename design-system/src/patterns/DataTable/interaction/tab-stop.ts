import { cellOf, cellsOf, rowOf, rowsOf, focusTargetAt, focusTargetsOf, tabbable } from './focus-targets.ts'

export interface TabStop {
  /** The element where Tab enters the table. */
  readonly current: HTMLElement | undefined
  /** Focuses an element, which Tab then comes back to. */
  focus: (focusTarget: HTMLElement) => void
}

/**
 * Gives the table a single tab stop: the element that has, or last had, the focus. Elements rendered later do not become
 * tab stops. When the row with the tab stop disappears, the row in its place takes over.
 */
export function keepOneTabStop(table: HTMLTableElement, signal: AbortSignal): TabStop {
  let current: HTMLElement | undefined
  let place = { row: 0, cell: 0 }

  const take = (focusTarget: HTMLElement | undefined) => {
    if (current && current !== focusTarget) current.tabIndex = -1
    current = focusTarget
    if (!focusTarget) return
    focusTarget.tabIndex = 0
    const row = rowOf(focusTarget)!
    place = { row: rowsOf(table).indexOf(row), cell: cellOf(focusTarget)!.cellIndex }
  }
  const standIn = () => {
    const rows = rowsOf(table)
    const at = Math.min(Math.max(place.row, 0), rows.length - 1)
    // Where rows are cards, the header may have no focus target.
    for (const row of [...rows.slice(at), ...rows.slice(0, at).toReversed()]) {
      const cells = cellsOf(row)
      const cell = cells.find(({ cellIndex }) => cellIndex === place.cell) ?? cells[0]
      if (cell) return focusTargetsOf(cell)[0]
    }
    return undefined
  }
  const settle = () => {
    if (!current?.isConnected) take(standIn())
    for (const one of table.querySelectorAll<HTMLElement>(tabbable))
      if (one !== current && one.tabIndex !== -1 && !one.closest('[data-cell-editor]')) one.tabIndex = -1
  }

  table.addEventListener('focusin', ({ target }) => take(focusTargetAt(target as Element) ?? current), {
    signal,
  })
  const changes = new MutationObserver(settle)
  changes.observe(table, { childList: true, subtree: true })
  signal.addEventListener('abort', () => changes.disconnect())

  const { activeElement } = document
  if (activeElement && activeElement !== table && table.contains(activeElement))
    take(focusTargetAt(activeElement))
  settle()
  return {
    get current() {
      return current
    },
    focus: (focusTarget) => {
      // A cell can take the focus only once it has a tabindex.
      take(focusTarget)
      focusTarget.focus({ preventScroll: true })
    },
  }
}
