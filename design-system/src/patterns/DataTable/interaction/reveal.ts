import { cellOf, rowOf } from './focus-targets.ts'

/** How much of a row its pinned cells cover at each edge, in px. */
function heldWidths(row: HTMLTableRowElement) {
  const widths = { start: 0, end: 0 }
  for (const cell of row.cells) {
    const { position, insetInlineStart } = getComputedStyle(cell)
    if (position === 'sticky') widths[insetInlineStart === 'auto' ? 'end' : 'start'] += cell.offsetWidth
  }
  return widths
}

/** The element that scrolls the rows, if it is not the page. */
export const ownScroller = (table: HTMLTableElement) => {
  const scroller = table.parentElement!
  return getComputedStyle(scroller).overflowY === 'auto' ? scroller : undefined
}

/** Scrolls a focus target into view, clear of the sticky header and the pinned columns. */
export function reveal(table: HTMLTableElement, focusTarget: HTMLElement) {
  const row = rowOf(focusTarget)!
  const cell = cellOf(focusTarget)!
  const scroller = ownScroller(table)
  if (scroller) scroller.style.scrollPaddingBlockStart = `${table.tHead?.offsetHeight ?? 0}px`
  const sideways = scroller ?? row.parentElement!
  const { start, end } = heldWidths(row)
  const isHeld = getComputedStyle(cell).position === 'sticky'
  sideways.style.scrollPaddingInline = isHeld ? '' : `${start}px ${end}px`
  cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}
