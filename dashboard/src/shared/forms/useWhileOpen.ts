import { useLayoutEffect, useRef } from 'react'

/**
 * What closes a dialog, for what is answered late: it closes the one that was sent from, and none that was opened since.
 */
export function useWhileOpen(isOpen: boolean, onClose: () => void) {
  const close = useRef<(() => void) | null>(null)
  useLayoutEffect(() => {
    close.current = isOpen ? onClose : null
    return () => {
      close.current = null
    }
  })
  return () => close.current?.()
}
