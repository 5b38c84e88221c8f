import { type RefObject, useLayoutEffect, useState } from 'react'

/** Rows that are drawn beyond what is in sight, so that a quick turn of the wheel meets no gap. */
const BEYOND = 8
/** How many are drawn where nothing can be measured, as on a server. */
const UNMEASURED = 40

/** Which rows of a list of equal rows are in sight or near it. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number) {
  const [range, setRange] = useState({ start: 0, end: UNMEASURED })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => {
      const rowHeight = element.firstElementChild!.getBoundingClientRect().height / Math.max(1, count)
      if (rowHeight === 0 || element.clientHeight === 0) return
      // Row by row: several at once would take longer than a frame has.
      const first = Math.floor(element.scrollTop / rowHeight)
      const start = Math.max(0, first - BEYOND)
      const end = first + Math.ceil(element.clientHeight / rowHeight) + 1 + BEYOND
      setRange((now) => (now.start === start && now.end === end ? now : { start, end }))
    }
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
    observer?.observe(element)
    return () => {
      element.removeEventListener('scroll', measure)
      observer?.disconnect()
    }
  }, [scroller, count])
  return { start: Math.min(range.start, count), end: Math.min(range.end, count) }
}
