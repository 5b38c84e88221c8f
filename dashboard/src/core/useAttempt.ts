import { useEffect, useRef } from 'react'

/** Begins attempts, each with a signal that says when nobody waits for it any more: what asked for it has gone. */
export function useAttempt() {
  const last = useRef<AbortController>(undefined)
  useEffect(() => () => last.current?.abort(), [])
  return () => (last.current = new AbortController()).signal
}
