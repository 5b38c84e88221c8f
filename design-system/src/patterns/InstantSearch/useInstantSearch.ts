import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import type { InstantResult } from './InstantSearch.tsx'

interface Options {
  box: RefObject<HTMLElement | null>
  listId: string
  value: string
  onChange: (value: string) => void
  results: readonly InstantResult[]
}

/** Which result is marked, and whether results show: by what is typed, pressed and left. */
export function useInstantSearch({ box, listId, value, onChange, results }: Options) {
  const [isOpen, setOpen] = useState(false)
  // By its id: results that come late may put it in another place.
  const [marked, setMarked] = useState<string>()
  const place = results.findIndex(({ id }) => id === marked)
  const active = place < 0 && results.length > 0 ? 0 : place
  const mark = (next: number) => setMarked(results[next]?.id)
  const close = () => setOpen(false)
  const open = () => setOpen(true)
  const type = (next: string) => {
    onChange(next)
    setMarked(undefined)
    open()
  }
  const move = (to: number) => {
    open()
    if (results.length === 0) return
    const next = (to + results.length) % results.length
    mark(next)
    keepInView(document.getElementById(`${listId}-${next}`))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(isOpen ? active + 1 : active),
      ArrowUp: () => move(isOpen ? active - 1 : active),
      Enter: () => document.getElementById(`${listId}-${active}`)?.click(),
      Escape: isOpen && value ? close : value ? () => type('') : undefined,
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    // What stands around may close on Escape too.
    if (event.key === 'Escape') event.stopPropagation()
    act()
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && box.current?.contains(relatedTarget))) close()
  }
  return { isOpen, active, mark, open, close, type, onKeyDown, onBlur }
}

/** Scrolls the list, and nothing else, until an entry of it is in view. */
function keepInView(entry: HTMLElement | null) {
  const list = entry?.parentElement
  if (!entry || !list) return
  const [place, room] = [entry.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollTop += Math.min(0, place.top - room.top) + Math.max(0, place.bottom - room.bottom)
}
