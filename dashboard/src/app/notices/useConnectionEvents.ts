import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { apiBase } from '../../core/api/mock.ts'
import { scenarioAtom } from '../../core/api/scenario.ts'
import { useOnline } from '../../core/api/useOnline.ts'

/** How long it is news that the connection is back. */
const shownFor = 5000

/**
 * The state of the connection: gone, so that calls wait; gone, but with the data and the files in this browser; played
 * as gone, so that calls fail; there.
 */
export type ConnectionEvents = 'offline' | 'offlineDemo' | 'offlineSimulated' | 'online'

const isPlayed = (scenario: string) => scenario.split(',').some((part) => part.trim() === 'offline')
const hasAllHere = () => !apiBase && Boolean(navigator.serviceWorker?.controller)

function useConnection(): ConnectionEvents {
  const isOnline = useOnline()
  const scenario = useAtomValue(scenarioAtom)
  if (!apiBase && isPlayed(scenario)) return 'offlineSimulated'
  if (isOnline) return 'online'
  return hasAllHere() ? 'offlineDemo' : 'offline'
}

/** What there is to say of the connection: that it is gone, or for a moment that it is back. */
export function useConnectionEvents(): ConnectionEvents | null {
  const connection = useConnection()
  const isGone = connection !== 'online'
  const [hasNews, setNews] = useState(isGone)
  if (isGone && !hasNews) setNews(true)
  useEffect(() => {
    if (isGone || !hasNews) return
    const timer = setTimeout(() => setNews(false), shownFor)
    return () => clearTimeout(timer)
  }, [isGone, hasNews])
  return hasNews ? connection : null
}
