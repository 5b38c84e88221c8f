import { useEffect } from 'react'

export interface EscapeMeanwhileProps {
  /** Called when Escape is pressed, as to take back that the overlay was opened. */
  onEscape: () => void
}

/** Draws nothing and listens for Escape, where the code of an overlay is on its way: the fallback of a `Suspense`. */
export function EscapeMeanwhile({ onEscape }: EscapeMeanwhileProps) {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape()
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
  return null
}
