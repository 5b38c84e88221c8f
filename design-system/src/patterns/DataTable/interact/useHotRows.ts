import { type RefObject, useEffect, useState } from 'react'
import { isHeader, rowOf } from './stops.ts'

/** A row and the record it shows: of very many, the element soon shows another. */
export interface HotRow {
  tr: HTMLTableRowElement
  id: string
}

function hotRow(element: Element | null): HotRow | null {
  const tr = element && rowOf(element)
  const id = tr?.dataset.row
  return tr && id !== undefined && !isHeader(tr) ? { tr, id } : null
}
const same = (a: HotRow | null, b: HotRow | null) => a?.tr === b?.tr && a?.id === b?.id

/** The rows that a mouse is over and that have the focus: these alone show what can be done at once. */
export function useHotRows(tableRef: RefObject<HTMLTableElement | null>) {
  const [hovered, setHovered] = useState<HotRow | null>(null)
  const [focused, setFocused] = useState<HotRow | null>(null)
  const [on] = useState(() => {
    const turn = (next: HotRow | null) => (last: HotRow | null) => (same(last, next) ? last : next)
    return {
      hover: (element: Element | null) => setHovered(turn(hotRow(element))),
      focus: (element: Element | null) => setFocused(turn(hotRow(element))),
    }
  })
  useEffect(() => {
    const table = tableRef.current!
    const gone = new AbortController()
    const { signal } = gone
    table.addEventListener(
      'pointerover',
      ({ target, pointerType }) => pointerType === 'mouse' && on.hover(target as Element),
      { signal },
    )
    table.addEventListener('pointerleave', () => on.hover(null), { signal })
    table.addEventListener('focusin', ({ target }) => on.focus(target as Element), { signal })
    table.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        // Where it goes to a menu that opens from here, it comes back.
        if (!relatedTarget || table.contains(relatedTarget as Element)) return
        if (!table.querySelector('[aria-expanded="true"]')) on.focus(null)
      },
      { signal },
    )
    const { activeElement } = document
    on.hover(table.querySelector('tbody tr:hover'))
    on.focus(table.contains(activeElement) ? activeElement : null)
    return () => gone.abort()
  }, [tableRef, on])
  const rows = [hovered, focused].filter((row): row is HotRow => row !== null && row.tr.isConnected)
  return { rows: same(hovered, focused) ? rows.slice(0, 1) : rows, onFocusRow: on.focus }
}
