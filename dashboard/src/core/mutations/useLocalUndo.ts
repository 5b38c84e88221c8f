import { useEffect, useRef } from 'react'
import { offerUndo, withdrawUndo } from './undo.ts'

/** Offers to take back what was done to a form, for as long as what asks for it is shown. */
export function useLocalUndo() {
  const offers = useRef<string[]>([])
  useEffect(() => {
    const ids = offers.current
    return () => ids.forEach((id) => withdrawUndo(id))
  }, [])
  return (done: Parameters<typeof offerUndo>[0]) => {
    offers.current.push(offerUndo(done))
  }
}
