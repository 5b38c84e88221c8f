import { type RefObject, useEffect, useState } from 'react'
import { isHeader, rowOf } from './focus-targets.ts'

/** A row element with its record; a virtualized row may later show another record. */
export interface ActiveRow {
  tr: HTMLTableRowElement
  id: string
}

function activeRow(element: Element | null): ActiveRow | null {
  const tr = element && rowOf(element)
  const id = tr?.dataset.row
  return tr && id !== undefined && !isHeader(tr) ? { tr, id } : null
}
const same = (a: ActiveRow | null, b: ActiveRow | null) => a?.tr === b?.tr && a?.id === b?.id

/** The hovered row and the focused row; only these show their quick actions. */
export function useActiveRows(tableRef: RefObject<HTMLTableElement | null>) {
  const [hovered, setHovered] = useState<ActiveRow | null>(null)
  const [focused, setFocused] = useState<ActiveRow | null>(null)
  const [on] = useState(() => {
    const turn = (next: ActiveRow | null) => (last: ActiveRow | null) => (same(last, next) ? last : next)
    return {
      hover: (element: Element | null) => setHovered(turn(activeRow(element))),
      focus: (element: Element | null) => setFocused(turn(activeRow(element))),
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
        // Focus that moves to a menu of the row will come back.
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
  const rows = [hovered, focused].filter((row): row is ActiveRow => row !== null && row.tr.isConnected)
  return { rows: same(hovered, focused) ? rows.slice(0, 1) : rows, onFocusRow: on.focus }
}
