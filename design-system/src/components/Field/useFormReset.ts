import { useEffect, useEffectEvent } from 'react'

/** Calls `reset` when the form around the element with an id goes back to how it began. */
export function useFormReset(id: string | undefined, reset: () => void) {
  const hear = useEffectEvent((event: Event) => {
    const field = id === undefined ? null : document.getElementById(id)
    if (!event.defaultPrevented && (event.target as Element).contains(field) && field) reset()
  })
  useEffect(() => {
    const listen = (event: Event) => hear(event)
    document.addEventListener('reset', listen)
    return () => document.removeEventListener('reset', listen)
  }, [])
}
