import { useSyncExternalStore } from 'react'
import { todayText } from './iso.ts'

/** Tells when a day begins, and when the page is seen again: while a computer sleeps, no timer runs. */
function subscribe(onChange: () => void) {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    const now = new Date()
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
    timer = setTimeout(() => {
      onChange()
      wait()
    }, midnight.getTime() - now.getTime())
  }
  wait()
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/**
 * Today where the person is, as `2026-11-21`. On a server, and while its page is taken over, it is null: the server's
 * clock and time zone are others.
 */
export const useToday = () =>
  useSyncExternalStore<string | null>(
    subscribe,
    () => todayText(),
    () => null,
  )
