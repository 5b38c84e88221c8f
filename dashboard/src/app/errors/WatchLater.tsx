import { Suspense, useEffect, useState } from 'react'
import { ensureMessages } from '../intl/intl.ts'
import { lazyOrNothing } from '../lazy-or-nothing.ts'

/** By then the first look is over, which this may not delay. */
const delay = 8000

const Watch = lazyOrNothing(async () => {
  const [{ Watch: Found }] = await Promise.all([
    import('./Watch.tsx'),
    ensureMessages(['errors']),
    // What lists say when they fail, as without a connection, with which it could not come.
    import('@data1522/design-system/ErrorState'),
  ])
  return Found
})

/** Begins to watch a while after the page has come. */
export function WatchLater() {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), delay)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense>{isTime && <Watch />}</Suspense>
}
