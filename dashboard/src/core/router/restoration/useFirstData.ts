import { useEffect, useState } from 'react'
import type { HistoryEntry } from './navigation-state.ts'

/** How long nothing has to be asked for until a screen counts as there. */
const quiet = 300

/** Whether the screen that one has come to waits for data that it shows for the first time. */
export function useFirstData(entry: HistoryEntry | undefined) {
  const [isLoading, setLoading] = useState(false)
  useEffect(() => {
    // Data belongs to the frame of the back office; without it there is nothing to ask.
    if (!entry?.from || entry.isStaying || !document.getElementById('content')) return
    const left = new AbortController()
    void watchData(setLoading, left.signal)
    return () => {
      left.abort()
      setLoading(false)
    }
  }, [entry])
  return isLoading
}

async function watchData(onChange: (isLoading: boolean) => void, left: AbortSignal) {
  const { queryClient } = await import('../../api/query-client.ts')
  if (left.aborted) return
  const cache = queryClient.getQueryCache()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const isLoading = cache
      .getAll()
      .some(
        (query) =>
          query.isActive() && query.state.status === 'pending' && query.state.fetchStatus === 'fetching',
      )
    clearTimeout(timer)
    if (!isLoading) timer = setTimeout(end, quiet)
    onChange(isLoading)
  }
  // The other events also come while a screen is drawn, which may change nothing.
  const stop = cache.subscribe(({ type }) => /^(updated|observer(Added|Removed))$/.test(type) && look())
  const end = () => {
    clearTimeout(timer)
    stop()
  }
  left.addEventListener('abort', end)
  look()
}
