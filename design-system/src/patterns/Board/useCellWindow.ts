import { type RefObject, useEffect, useState } from 'react'

/** Shorter lists are drawn whole. */
const WINDOW_FROM = 40
const ESTIMATED_HEIGHT = 118
const GAP = 8
/** How far beyond its edges a list is drawn, in px. */
const BEYOND = 480

interface CellWindow {
  readonly start: number
  readonly end: number
  /** The room of what is not drawn, in px. */
  readonly before: number
  readonly after: number
}

/** Which cards of a list are drawn: those in sight and near it, and those that must be there whatever is in sight. */
export function useCellWindow(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  wanted: readonly string[],
): CellWindow {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(() => new Map())
  const [view, setView] = useState({ top: 0, height: 800 })
  const isWindowed = ids.length > WINDOW_FROM

  useEffect(() => {
    const element = list.current
    if (!element || !isWindowed) return
    const look = () => {
      setHeights((known) => {
        const slots = [...element.querySelectorAll<HTMLElement>('[data-slot]')]
        const news = slots.flatMap(({ dataset: { slot = '' }, offsetHeight }) =>
          known.get(slot) === offsetHeight ? [] : [[slot, offsetHeight] as const],
        )
        return news.length > 0 ? new Map([...known, ...news]) : known
      })
      setView((now) => {
        const top = Math.round(element.scrollTop / 120) * 120
        const height = element.clientHeight || now.height
        return now.top === top && now.height === height ? now : { top, height }
      })
    }
    element.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [list, isWindowed])

  if (!isWindowed) return { start: 0, end: ids.length, before: 0, after: 0 }
  const heightOf = (id: string) => (heights.get(id) ?? ESTIMATED_HEIGHT) + GAP
  let start = 0
  let before = 0
  while (start < ids.length && before + heightOf(ids[start]!) < view.top - BEYOND)
    before += heightOf(ids[start++]!)
  let end = start
  for (let shown = before; end < ids.length && shown < view.top + view.height + BEYOND; end++)
    shown += heightOf(ids[end]!)
  for (const id of wanted) {
    const index = ids.indexOf(id)
    if (index === -1) continue
    start = Math.min(start, index)
    end = Math.max(end, index + 1)
  }
  const room = (from: number, to: number) => ids.slice(from, to).reduce((sum, id) => sum + heightOf(id), 0)
  return { start, end, before: room(0, start), after: room(end, ids.length) }
}
