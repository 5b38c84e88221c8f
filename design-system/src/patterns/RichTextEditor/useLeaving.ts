import { useEffect, useRef } from 'react'

/** Handlers for an element and for what opens from it: calls back once the focus is in neither. */
export function useLeaving(onLeave?: () => void) {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  return {
    onFocus: () => clearTimeout(waiting.current),
    onBlur: () => {
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => onLeave?.())
    },
  }
}
