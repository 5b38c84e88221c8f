import { cellOf, cellsOf, isHeader, rowOf, rowsOf, focusTargetsOf } from './focus-targets.ts'

/** Where a key leads: to a focus target, or a number of rows away, to a row that is not rendered. */
export type Move = { focusTarget: HTMLElement } | { rows: number } | undefined

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most))

/** The focus target of another row at the same position as this one in its row. */
export function focusTargetIn(row: HTMLTableRowElement, from: HTMLElement): HTMLElement | undefined {
  const cell = cellOf(from)!
  const cells = cellsOf(row)
  // A row of one cell, such as the header of a group, is reached from every column.
  const target = cells.find(({ cellIndex }) => cellIndex === cell.cellIndex) ?? cells.at(-1)
  if (!target) return undefined
  const focusTargets = focusTargetsOf(target)
  const here = focusTargetsOf(cell)
  // Counted from the end, where each row has its menu, because a hovered row has more buttons before it.
  const fromEnd = here.length - here.indexOf(from)
  return focusTargets[focusTargets.length - fromEnd] ?? focusTargets[0]
}

/** Whether two neighbours in the document have rows between them: a virtualized row with the focus stays while others scroll. */
function isApart(row: HTMLTableRowElement, target: HTMLTableRowElement, by: number) {
  const place = Number(row.dataset.index)
  if (isHeader(target)) return place + by >= 0
  return Math.abs(Number(target.dataset.index) - place) > Math.abs(by)
}

/** Up or down by a number of rows. */
export function acrossRows(table: HTMLTableElement, from: HTMLElement, by: number): Move {
  const rows = rowsOf(table)
  const at = rows.indexOf(rowOf(from)!)
  const wanted = at + by
  const isDrawn = wanted >= 0 && wanted < rows.length
  // The header is the first row. Page up stops below it; arrow up reaches it.
  const isPage = Math.abs(by) > 1
  const first = isPage && at > 0 ? rows.findIndex((row) => !isHeader(row)) : 0
  if (!isDrawn && rows.some((row) => row.dataset.index)) return { rows: by }
  if (isDrawn && isApart(rows[at]!, rows[wanted]!, by)) return { rows: by }
  for (let next = Math.max(first, clamp(wanted, rows.length - 1)); rows[next]; next += Math.sign(by)) {
    if (next === at) break
    const focusTarget = focusTargetIn(rows[next]!, from)
    if (focusTarget) return { focusTarget }
  }
  return undefined
}

/** Along a row, one focus target after the other; `by` counts in the reading direction. */
export function alongRow(from: HTMLElement, by: 1 | -1): Move {
  const focusTargets = cellsOf(rowOf(from)!).flatMap(focusTargetsOf)
  const focusTarget = focusTargets[focusTargets.indexOf(from) + by]
  return focusTarget && { focusTarget }
}

/** To the first or the last focus target of a row. */
export function toEdge(row: HTMLTableRowElement, edge: 'start' | 'end'): Move {
  const focusTargets = cellsOf(row).flatMap(focusTargetsOf)
  const focusTarget = edge === 'start' ? focusTargets[0] : focusTargets.at(-1)
  return focusTarget && { focusTarget }
}

/** How many rows page up and page down move: one less than are visible. */
export function rowsInSight(table: HTMLTableElement): number {
  const [row] = table.tBodies[0]?.rows ?? []
  const height = row?.offsetHeight
  if (!height) return 10
  const seen = Math.min(table.parentElement!.clientHeight, innerHeight)
  return Math.max(2, Math.floor(seen / height) - 1)
}
