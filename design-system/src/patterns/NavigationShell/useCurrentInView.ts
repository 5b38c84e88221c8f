import { useEffect, useRef } from 'react'

/** A ref for a scrolling navigation: the current entry, or the branch that hides it, is brought into view. */
export function useCurrentInView(currentHref: string | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const marked = ref.current!.querySelectorAll('[data-active], [aria-current]')
    const seen = [...marked].findLast((entry) => entry.getClientRects().length > 0)
    seen?.scrollIntoView({ block: 'nearest' })
  }, [currentHref])
  return ref
}
