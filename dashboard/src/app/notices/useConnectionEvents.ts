import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { apiBase } from '../../core/api/mock.ts'
import { scenarioAtom } from '../../core/api/scenario.ts'
import { useOnline } from '../../core/api/useOnline.ts'

/** How long the notice that the connection is back is shown, in milliseconds. */
const shownFor = 5000

/**
 * The state of the connection: offline, so that calls wait; offline, but with the data and files in this browser;
 * simulated as offline, so that calls fail; online.
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

/** The connection state to show: that it is lost or, for a moment, that it is back; otherwise null. */
export function useConnectionEvents(): ConnectionEvents | null {
  const connection = useConnection()
  const isGone = connection !== 'online'
  const [isShown, setShown] = useState(isGone)
  if (isGone && !isShown) setShown(true)
  useEffect(() => {
    if (isGone || !isShown) return
    const timer = setTimeout(() => setShown(false), shownFor)
    return () => clearTimeout(timer)
  }, [isGone, isShown])
  return isShown ? connection : null
}
