import { useCallback, useEffect, useState } from 'react'

type PointerMoves = (typeof import('./PointerMoves.tsx'))['PointerMoves']

/** What moves cards by mouse and touch: once a pointer comes near, or at once where there may be a finger. */
export function usePointerPart() {
  const [part, setPart] = useState<PointerMoves | null>(null)
  const fetchPointerMoves = useCallback(
    () =>
      void import('./PointerMoves.tsx').then(
        (module) => setPart(() => module.PointerMoves),
        // Keys move cards all the same; it is tried again when a pointer comes near the next time.
        () => undefined,
      ),
    [],
  )
  useEffect(() => {
    // A finger comes unannounced.
    if (navigator.maxTouchPoints > 0) fetchPointerMoves()
  }, [fetchPointerMoves])
  return { PointerMoves: part, fetchPointerMoves }
}
