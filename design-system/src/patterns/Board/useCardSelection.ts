import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import type { BoardOptions } from './options.ts'

const cardOf = (target: EventTarget) =>
  target instanceof Element && target.closest('[data-card-link]')
    ? target.closest<HTMLElement>('[data-slot]')?.dataset['slot']
    : undefined

/** Selects cards: Ctrl or Cmd and a press for one more, Shift and a press for all between, X on the card with the focus. */
export function useCardSelection({ columns, selectedIds, onSelectionChange }: BoardOptions) {
  const last = useRef<string>(undefined)
  const toggle = (id: string) => {
    if (!onSelectionChange) return
    const next = new Set(selectedIds)
    if (!next.delete(id)) next.add(id)
    last.current = id
    onSelectionChange(next)
  }
  const extend = (id: string) => {
    const column = columns.find(({ cardIds }) => cardIds.includes(id))?.cardIds ?? []
    const [from, to] = [column.indexOf(last.current ?? id), column.indexOf(id)].sort((a, b) => a - b)
    if (from === -1) return toggle(id)
    onSelectionChange?.(new Set([...(selectedIds ?? []), ...column.slice(from, to! + 1)]))
  }
  return {
    onClickCapture: (event: MouseEvent) => {
      const id = onSelectionChange && cardOf(event.target)
      if (!id || !(event.ctrlKey || event.metaKey || event.shiftKey)) return
      event.preventDefault()
      event.stopPropagation()
      if (event.shiftKey) extend(id)
      else toggle(id)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const id = cardOf(event.target)
      if (!id || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key.toLowerCase() === 'x') toggle(id)
      if (event.key === 'Escape' && selectedIds?.size) onSelectionChange?.(new Set())
    },
  }
}
