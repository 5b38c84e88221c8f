import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** So many are drawn at once, at most; the first look draws a few. */
const MOST = 160
const FIRST_LOOK = 24
/** So many come in at one end and go at the other. */
const STEP = 40
/** So near to what is not drawn, in px, others are drawn. */
const NEAR = 800
/** So near to the end, in px, is at the end. */
const AT_END = 48

interface Anchor {
  readonly id: string
  readonly top: number
}

/**
 * Which messages of a long conversation are drawn: the newest, and others as one scrolls to them, with what is looked
 * at kept in its place. It opens at the end and stays there while it is looked at.
 */
export function useMessageWindow(ids: readonly string[], isLastOwn: boolean) {
  const scroller = useRef<HTMLDivElement>(null)
  const [isWhole, setWhole] = useState(false)
  /** The first that is drawn; nothing while the window is that of the newest. */
  const [first, setFirst] = useState<{ id: string; index: number }>()
  const [isAtEnd, setAtEnd] = useState(true)
  const follows = useRef(true)
  const anchor = useRef<Anchor>(undefined)
  const target = useRef<string>(undefined)
  const [, redraw] = useState(0)

  const size = isWhole ? MOST : FIRST_LOOK
  const newest = Math.max(0, ids.length - size)
  const found = first ? ids.indexOf(first.id) : newest
  const start = Math.min(found < 0 ? first!.index : found, newest)
  const end = Math.min(ids.length, start + size)

  const elementOf = (id: string) =>
    scroller.current?.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`) ?? undefined
  const topOf = (element: HTMLElement) =>
    element.getBoundingClientRect().top - scroller.current!.getBoundingClientRect().top
  const toEnd = () => {
    scroller.current!.scrollTop = scroller.current!.scrollHeight
  }

  /** Draws from a message on, also once others have come. */
  const pin = (index: number) => {
    const at = Math.min(index, newest)
    setFirst({ id: ids[at]!, index: at })
  }
  /** Draws from another message on, and keeps what is at the top of the view where it is. */
  const shift = (next: number) => {
    const rows = scroller.current!.querySelectorAll<HTMLElement>('[data-message]')
    const seen = [...rows].find((row) => topOf(row) + row.offsetHeight > 0)
    if (seen) anchor.current = { id: seen.dataset.message!, top: topOf(seen) }
    pin(next)
  }
  const belowView = () => {
    const { scrollTop, scrollHeight, clientHeight } = scroller.current!
    return scrollHeight - scrollTop - clientHeight
  }
  /** Follows what comes for as long as the end is in view. */
  const followFromEnd = () => {
    const wasAtEnd = follows.current
    follows.current = end === ids.length && belowView() < AT_END
    if (follows.current) setFirst(undefined)
    else if (wasAtEnd) pin(start)
  }
  const onScroll = () => {
    followFromEnd()
    setAtEnd(follows.current)
    // The few of the first look are about to be joined by others.
    if (anchor.current || !isWhole) return
    if (scroller.current!.scrollTop < NEAR && start > 0) shift(Math.max(0, start - STEP))
    else if (belowView() < NEAR && end < ids.length) shift(start + STEP)
  }
  /** Brings a message into the middle of the view. */
  const show = (id: string) => {
    const index = ids.indexOf(id)
    if (index < 0) return
    follows.current = false
    target.current = id
    pin(index < start || index >= end ? Math.max(0, index - MOST / 2) : start)
    redraw((times) => times + 1)
  }
  const showLatest = () => {
    follows.current = true
    setFirst(undefined)
    redraw((times) => times + 1)
  }

  const lastId = ids.at(-1)
  useLayoutEffect(() => {
    // What one sends is looked at.
    if (!isLastOwn || follows.current) return
    follows.current = true
    setFirst(undefined)
  }, [lastId, isLastOwn])
  useLayoutEffect(() => {
    const wanted = target.current && elementOf(target.current)
    const kept = anchor.current && elementOf(anchor.current.id)
    if (wanted) {
      const { clientHeight } = scroller.current!
      scroller.current!.scrollTop += topOf(wanted) - Math.max(0, (clientHeight - wanted.offsetHeight) / 2)
      target.current = undefined
      followFromEnd()
    } else if (kept) scroller.current!.scrollTop += topOf(kept) - anchor.current!.top
    else if (follows.current && end === ids.length) toEnd()
    anchor.current = undefined
  })
  useEffect(() => {
    startTransition(() => setWhole(true))
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      if (follows.current) toEnd()
    })
    observer.observe(scroller.current!)
    for (const part of scroller.current!.children) observer.observe(part)
    return () => observer.disconnect()
  }, [])

  return { scroller, start, end, isAtEnd, onScroll, show, showLatest, elementOf }
}
