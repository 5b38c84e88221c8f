/** Settles when the browser has a connection; rejects when the wait for it is ended. */
export function untilOnline(signal?: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const over = new AbortController()
    const end = (settle: () => void) => {
      over.abort()
      settle()
    }
    addEventListener('online', () => end(resolve), { signal: over.signal })
    signal?.addEventListener('abort', () => end(() => reject(signal.reason)), { signal: over.signal })
  })
}
