import { useEffect, useEffectEvent } from 'react'

/** Stands where code of an overlay is on its way: Escape takes back that it was opened. */
export function EscapeMeanwhile({ onEscape }: { onEscape: () => void }) {
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onEscape())
  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return null
}
