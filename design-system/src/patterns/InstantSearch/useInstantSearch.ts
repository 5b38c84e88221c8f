import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { InstantResult } from './results.ts'

interface Options {
  box: RefObject<HTMLElement | null>
  listId: string
  value: string
  onChange: (value: string) => void
  results: readonly InstantResult[]
  isPending: boolean
}

/** Which result is marked, and whether results show: by what is typed, pressed and left. */
export function useInstantSearch({ box, listId, value, onChange, results, isPending }: Options) {
  const [isOpen, setOpen] = useState(false)
  // By its id: results that come late may put it in another place.
  const [marked, setMarked] = useState<string>()
  const place = results.findIndex(({ id }) => id === marked)
  const active = place < 0 && results.length > 0 ? 0 : place
  // Enter came before the results of what was typed; those in sight are of what was typed before.
  const isAwaited = useRef(false)
  const follow = () => document.getElementById(`${listId}-${active}`)?.click()
  const goOn = useEffectEvent(() => {
    if (isAwaited.current) follow()
    isAwaited.current = false
  })
  useEffect(() => {
    if (!isPending) goOn()
  }, [isPending])
  const mark = (next: number) => setMarked(results[next]?.id)
  const close = () => {
    isAwaited.current = false
    setOpen(false)
  }
  const open = () => setOpen(true)
  const type = (next: string) => {
    isAwaited.current = false
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
      Enter: () => {
        if (isOpen && isPending && place < 0) isAwaited.current = true
        else follow()
      },
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
