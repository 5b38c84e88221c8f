import { useSyncExternalStore } from 'react'
import { media } from '../../css/states.ts'

const query = () => (typeof matchMedia === 'function' ? matchMedia(media.sm) : undefined)

function subscribe(onChange: () => void) {
  const list = query()
  list?.addEventListener?.('change', onChange)
  return () => list?.removeEventListener?.('change', onChange)
}

/** Whether the window has room for two months side by side; on a phone there is room for one. */
export const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? true,
    () => true,
  )
