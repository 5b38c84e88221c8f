import { useEffect, useRef } from 'react'

/** A ref for a scrolling navigation: the current entry, or the branch that hides it, is brought into view. */
export function useCurrentInView(currentHref: string | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const scroller = ref.current!
    const marked = scroller.querySelectorAll('[data-active], [aria-current]')
    const entry = [...marked].findLast((one) => one.getClientRects().length > 0)?.getBoundingClientRect()
    if (!entry) return
    const room = scroller.getBoundingClientRect()
    // Not `scrollIntoView`: Chrome has the next Tab start there, past the link that skips the navigation.
    if (entry.top < room.top) scroller.scrollTop -= room.top - entry.top
    else if (entry.bottom > room.bottom) scroller.scrollTop += entry.bottom - room.bottom
  }, [currentHref])
  return ref
}
