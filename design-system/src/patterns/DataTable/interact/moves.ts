import { cellOf, cellsOf, isHeader, rowOf, rowsOf, stopsOf } from './stops.ts'

/** Where a key leads: to a stop, or some rows further than are drawn. */
export type Move = { stop: HTMLElement } | { rows: number } | undefined

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most))

/** The stop of another row that stands where this one does in its own. */
export function stopIn(row: HTMLTableRowElement, from: HTMLElement): HTMLElement | undefined {
  const cell = cellOf(from)!
  const cells = cellsOf(row)
  // A row of one cell, which says something about others, is met from every column.
  const target = cells.find(({ cellIndex }) => cellIndex === cell.cellIndex) ?? cells.at(-1)
  if (!target) return undefined
  const stops = stopsOf(target)
  const here = stopsOf(cell)
  // Counted from the end, where each row has its menu, whatever stands before it while the row is hovered.
  const fromEnd = here.length - here.indexOf(from)
  return stops[stops.length - fromEnd] ?? stops[0]
}

/** Whether rows lie between two that are drawn next to each other: one of very many is held while others scroll. */
function isApart(row: HTMLTableRowElement, target: HTMLTableRowElement, by: number) {
  const place = Number(row.dataset.index)
  if (isHeader(target)) return place + by >= 0
  return Math.abs(Number(target.dataset.index) - place) > Math.abs(by)
}

/** Up and down, some rows at a time. */
export function acrossRows(table: HTMLTableElement, from: HTMLElement, by: number): Move {
  const rows = rowsOf(table)
  const at = rows.indexOf(rowOf(from)!)
  const wanted = at + by
  const isDrawn = wanted >= 0 && wanted < rows.length
  // The header is the first row; a page up stops below it, one row up does not.
  const isPage = Math.abs(by) > 1
  const first = isPage && at > 0 ? rows.findIndex((row) => !isHeader(row)) : 0
  if (!isDrawn && rows.some((row) => row.dataset.index)) return { rows: by }
  if (isDrawn && isApart(rows[at]!, rows[wanted]!, by)) return { rows: by }
  for (let next = Math.max(first, clamp(wanted, rows.length - 1)); rows[next]; next += Math.sign(by)) {
    if (next === at) break
    const stop = stopIn(rows[next]!, from)
    if (stop) return { stop }
  }
  return undefined
}

/** Along a row, stop by stop; `by` counts in the reading direction. */
export function alongRow(from: HTMLElement, by: 1 | -1): Move {
  const stops = cellsOf(rowOf(from)!).flatMap(stopsOf)
  const stop = stops[stops.indexOf(from) + by]
  return stop && { stop }
}

/** To the first or the last stop of a row. */
export function toEdge(row: HTMLTableRowElement, edge: 'start' | 'end'): Move {
  const stops = cellsOf(row).flatMap(stopsOf)
  const stop = edge === 'start' ? stops[0] : stops.at(-1)
  return stop && { stop }
}

/** How many rows a page up or down goes: as many as are seen at once, but one. */
export function rowsInSight(table: HTMLTableElement): number {
  const [row] = table.tBodies[0]?.rows ?? []
  const height = row?.offsetHeight
  if (!height) return 10
  const seen = Math.min(table.parentElement!.clientHeight, innerHeight)
  return Math.max(2, Math.floor(seen / height) - 1)
}
