import { cellOf, cellsOf, rowOf, rowsOf, stopAt, stopsOf, tabbable } from './stops.ts'

export interface TabStop {
  /** Where Tab enters the table. */
  readonly current: HTMLElement | undefined
  /** Gives the focus to a stop, which Tab then comes back to. */
  focus: (stop: HTMLElement) => void
}

/**
 * Leaves the table one stop for Tab: where the focus is or was last. What is drawn later gets none, and when the row of
 * the stop goes, the row in its place takes over.
 */
export function keepOneTabStop(table: HTMLTableElement, signal: AbortSignal): TabStop {
  let current: HTMLElement | undefined
  let place = { row: 0, cell: 0 }

  const take = (stop: HTMLElement | undefined) => {
    if (current && current !== stop) current.tabIndex = -1
    current = stop
    if (!stop) return
    stop.tabIndex = 0
    const row = rowOf(stop)!
    place = { row: rowsOf(table).indexOf(row), cell: cellOf(stop)!.cellIndex }
  }
  const standIn = () => {
    const rows = rowsOf(table)
    const at = Math.min(Math.max(place.row, 0), rows.length - 1)
    // Where rows are cards, the header may have nothing to stop at.
    for (const row of [...rows.slice(at), ...rows.slice(0, at).toReversed()]) {
      const cells = cellsOf(row)
      const cell = cells.find(({ cellIndex }) => cellIndex === place.cell) ?? cells[0]
      if (cell) return stopsOf(cell)[0]
    }
    return undefined
  }
  const settle = () => {
    if (!current?.isConnected) take(standIn())
    for (const one of table.querySelectorAll<HTMLElement>(tabbable))
      if (one !== current && one.tabIndex !== -1 && !one.closest('[data-cell-editor]')) one.tabIndex = -1
  }

  table.addEventListener('focusin', ({ target }) => take(stopAt(target as Element) ?? current), { signal })
  const changes = new MutationObserver(settle)
  changes.observe(table, { childList: true, subtree: true })
  signal.addEventListener('abort', () => changes.disconnect())

  const { activeElement } = document
  if (activeElement && activeElement !== table && table.contains(activeElement)) take(stopAt(activeElement))
  settle()
  return {
    get current() {
      return current
    },
    focus: (stop) => {
      // A cell can have the focus only once it says so.
      take(stop)
      stop.focus({ preventScroll: true })
    },
  }
}
