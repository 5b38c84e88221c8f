import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to an element when what had it has gone with a change, as the button that fills what was empty.
 * What came for the first time, or is not known yet, takes it from nobody.
 */
export function useFocusBack(target: RefObject<HTMLElement | null>, shown: boolean | string | undefined) {
  const last = useRef(shown)
  useEffect(() => {
    const before = last.current
    if (shown === undefined || shown === before) return
    last.current = shown
    if (before && document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [target, shown])
}
