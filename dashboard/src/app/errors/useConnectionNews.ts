import { useEffect, useState } from 'react'
import { useOnline } from './useOnline.ts'

/** How long it is news that the connection is back. */
const shownFor = 5000

/** What there is to say of the connection: that it is gone, or for a moment that it is back. */
export function useConnectionNews(): 'offline' | 'online' | null {
  const isOnline = useOnline()
  const [hasNews, setNews] = useState(!isOnline)
  if (!isOnline && !hasNews) setNews(true)
  useEffect(() => {
    if (!isOnline || !hasNews) return
    const timer = setTimeout(() => setNews(false), shownFor)
    return () => clearTimeout(timer)
  }, [isOnline, hasNews])
  if (!hasNews) return null
  return isOnline ? 'online' : 'offline'
}
