import { Suspense, useEffect, useState } from 'react'
import { lazyOrNothing } from '../../core/lazy-or-nothing.ts'
import { useOnline } from '../../core/api/useOnline.ts'

/** By then the first look is over, which this may not delay. */
const delay = 3000

const Watch = lazyOrNothing(async () => {
  const [{ Watch: Found }] = await Promise.all([
    import('./Watch.tsx'),
    // What is said where a call fails, as without a connection, with which it could not come.
    import('../../shared/errors/LoadFailure.tsx'),
  ])
  return Found
})

/** Begins to watch a while after the page has come, or as soon as the connection goes. */
export function WatchLater() {
  const isOnline = useOnline()
  const [isTime, setTime] = useState(!isOnline)
  if (!isOnline && !isTime) setTime(true)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), delay)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense>{isTime && <Watch />}</Suspense>
}
