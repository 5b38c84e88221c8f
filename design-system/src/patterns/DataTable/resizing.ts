import { setElementVars } from '@vanilla-extract/dynamic'
import { textScale } from '../../css/rem.ts'
import { isClipped } from './interaction/focus-targets.ts'
import { widthLimits } from './layout.ts'
import type { PullStart } from './ResizeHandle.tsx'
import { leastWidth, tracks } from './table.css.ts'

/** A width that a column may have. */
export const boundedWidth = (width: number) =>
  Math.round(Math.min(widthLimits.most, Math.max(widthLimits.least, width)))

const headerOf = (table: HTMLTableElement, id: string) =>
  [...table.querySelectorAll<HTMLTableCellElement>('th[data-column]')].find(
    (cell) => cell.dataset.column === id,
  )

/** Whether a column has a width: not while it is hidden, nor where rows are cards. */
export function hasWidth(table: HTMLTableElement, id: string) {
  const header = headerOf(table, id)
  return header !== undefined && !isClipped(header)
}

/** How wide a column is, in px at a text of 100 %, as all widths of columns are. */
export const widthOf = (table: HTMLTableElement, id: string) => headerOf(table, id)!.offsetWidth / textScale()

/** How wide a column has to be for what it shows now, its name included. */
export function fittingWidth(table: HTMLTableElement, id: string): number {
  const { cellIndex } = headerOf(table, id)!
  const cells = [...table.rows].flatMap((row) => row.cells[cellIndex] ?? [])
  for (const cell of cells) cell.style.inlineSize = 'max-content'
  const widest = Math.max(...cells.map((cell) => cell.offsetWidth))
  for (const cell of cells) cell.style.inlineSize = ''
  return boundedWidth((widest + 1) / textScale())
}

interface Pull {
  table: HTMLTableElement
  id: string
  from: PullStart
  /** The tracks of the rows with a column at another width. */
  gridWith: (widths: Record<string, number>) => { tracks: string; leastWidth: string }
  onEnd: (width: number) => void
}

/** Follows a pointer at the end of a column: rows follow by style alone, and only its end is a change. */
export function pull({ table, id, from: { handle, pointerId, clientX: startX }, gridWith, onEnd }: Pull) {
  // It may have let go while this was on its way.
  if (!handle.hasPointerCapture(pointerId)) return
  const startWidth = widthOf(table, id)
  const scale = textScale()
  const sign = getComputedStyle(table).direction === 'rtl' ? -1 : 1
  let width = startWidth
  const preview = (next: number) => {
    width = next
    const grid = gridWith({ [id]: next })
    setElementVars(table, { [tracks]: grid.tracks, [leastWidth]: grid.leastWidth })
  }
  const done = new AbortController()
  const listen = (
    name: 'pointermove' | 'pointerup' | 'pointercancel',
    act: (at: globalThis.PointerEvent) => void,
  ) => handle.addEventListener(name, act, { signal: done.signal })
  listen('pointermove', ({ clientX }) =>
    preview(boundedWidth(startWidth + (sign * (clientX - startX)) / scale)),
  )
  listen('pointercancel', () => {
    done.abort()
    preview(startWidth)
  })
  listen('pointerup', () => {
    done.abort()
    if (width !== startWidth) onEnd(width)
  })
}
