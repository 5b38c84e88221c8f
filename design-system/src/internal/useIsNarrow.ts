import { useSyncExternalStore } from 'react'
import { siteMedia } from '../css/site-line.ts'

const query = () => (typeof matchMedia === 'function' ? matchMedia(siteMedia.narrow) : undefined)

function subscribe(onChange: () => void) {
  const list = query()
  list?.addEventListener?.('change', onChange)
  return () => list?.removeEventListener?.('change', onChange)
}

/** Whether the window is narrower than a public page's full layout. */
export const useIsNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  )
