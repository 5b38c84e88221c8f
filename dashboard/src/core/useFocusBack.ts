import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus to an element when what had it has gone with a change, as the button that fills what was empty. */
export function useFocusBack(target: RefObject<HTMLElement | null>, change: boolean | string) {
  const last = useRef(change)
  useEffect(() => {
    if (last.current === change) return
    last.current = change
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [target, change])
}
