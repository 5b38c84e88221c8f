import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media condition holds now. */
export function useMedia(condition: string) {
  const subscribe = useCallback(
    (listen: () => void) => {
      const list = matchMedia(condition)
      list.addEventListener('change', listen)
      return () => list.removeEventListener('change', listen)
    },
    [condition],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(condition).matches,
    () => false,
  )
}
