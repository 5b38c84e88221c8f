import { type RefObject, useDeferredValue, useLayoutEffect, useState } from 'react'

/** Rows that are drawn beyond what is in sight, so that a quick turn of the wheel meets no gap. */
const BEYOND = 8
/** How many are in sight where nothing can be measured, as on a server. */
const UNMEASURED = 32

/** Which rows of a list of equal rows are in sight or near it. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const count = ids.length
  const [sight, setSight] = useState({ start: 0, end: UNMEASURED })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => {
      const rowHeight = element.firstElementChild!.getBoundingClientRect().height / Math.max(1, count)
      if (rowHeight === 0 || element.clientHeight === 0) return
      // Row by row: several at once would take longer than a frame has.
      const start = Math.floor(element.scrollTop / rowHeight)
      const end = start + Math.ceil(element.clientHeight / rowHeight) + 1
      setSight((now) => (now.start === start && now.end === end ? now : { start, end }))
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
  // Of other rows, as after a search, those in sight come first, and those beyond once they are painted.
  const shown = `${count} ${ids[0]} ${ids.at(-1)}`
  const beyond = useDeferredValue(shown) === shown ? BEYOND : 0
  return {
    start: Math.max(0, Math.min(sight.start - beyond, count)),
    end: Math.min(sight.end + beyond, count),
  }
}
