import { useCallback, useSyncExternalStore } from 'react'

/** A screen with room for one column. */
export const PHONE = '(max-width: 599.98px)'

/** The media query, or undefined outside a browser window. */
const mediaQuery = (condition: string) =>
  typeof matchMedia === 'function' ? matchMedia(condition) : undefined

/** Whether a media condition holds now. */
export function useMedia(condition: string) {
  const subscribe = useCallback(
    (listen: () => void) => {
      const list = mediaQuery(condition)
      list?.addEventListener('change', listen)
      return () => list?.removeEventListener('change', listen)
    },
    [condition],
  )
  return useSyncExternalStore(
    subscribe,
    () => mediaQuery(condition)?.matches ?? false,
    () => false,
  )
}
