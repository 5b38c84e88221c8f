import { useSyncExternalStore } from 'react'

/** The clock is not shown to the second. */
const EVERY = 20_000
const MINUTE = 60_000

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, EVERY)
  return () => clearInterval(timer)
}

/** The moment, to the minute; none where the build draws the page, which is read later. */
export const useNow = () =>
  useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE) * MINUTE,
    () => undefined,
  )
