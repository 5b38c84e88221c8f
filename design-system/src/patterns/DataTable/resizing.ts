import { setElementVars } from '@vanilla-extract/dynamic'
import type { PointerEvent } from 'react'
import { widthLimits } from './layout.ts'
import { leastWidth, tracks } from './table.css.ts'

/** A width that a column may have. */
export const boundedWidth = (width: number) =>
  Math.round(Math.min(widthLimits.most, Math.max(widthLimits.least, width)))

const headerOf = (table: HTMLTableElement, id: string) =>
  [...table.querySelectorAll<HTMLTableCellElement>('th[data-column]')].find(
    (cell) => cell.dataset.column === id,
  )!

export const widthOf = (table: HTMLTableElement, id: string) => headerOf(table, id).offsetWidth

/** How wide a column has to be for what it shows now, its name included. */
export function fittingWidth(table: HTMLTableElement, id: string): number {
  const { cellIndex } = headerOf(table, id)
  const cells = [...table.rows].flatMap((row) => row.cells[cellIndex] ?? [])
  for (const cell of cells) cell.style.inlineSize = 'max-content'
  const widest = Math.max(...cells.map((cell) => cell.offsetWidth))
  for (const cell of cells) cell.style.inlineSize = ''
  return boundedWidth(widest + 1)
}

interface Pull {
  table: HTMLTableElement
  id: string
  event: PointerEvent<HTMLElement>
  /** The tracks of the rows with a column at another width. */
  gridWith: (widths: Record<string, number>) => { tracks: string; leastWidth: string }
  onEnd: (width: number) => void
}

/** Follows a pointer at the end of a column: rows follow by style alone, and only its end is a change. */
export function pull({ table, id, event, gridWith, onEnd }: Pull) {
  if (event.button !== 0) return
  event.preventDefault()
  const handle = event.currentTarget
  const start = { x: event.clientX, width: widthOf(table, id) }
  const sign = getComputedStyle(table).direction === 'rtl' ? -1 : 1
  let width = start.width
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
  handle.setPointerCapture(event.pointerId)
  listen('pointermove', ({ clientX }) => preview(boundedWidth(start.width + sign * (clientX - start.x))))
  listen('pointercancel', () => {
    done.abort()
    preview(start.width)
  })
  listen('pointerup', () => {
    done.abort()
    if (width !== start.width) onEnd(width)
  })
}
