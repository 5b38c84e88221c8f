import { useEffect } from 'react'

/** Stands where code of an overlay is on its way: Escape takes back that it was opened. */
export function EscapeMeanwhile({ onEscape }: { onEscape: () => void }) {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape()
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
  return null
}
