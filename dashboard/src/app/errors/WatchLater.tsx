import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { ensureMessages } from '../intl/intl.ts'

/** By then the first look is over, which this may not delay. */
const delay = 8000

const Nothing: ComponentType = () => null
const Watch = lazy<ComponentType>(() =>
  Promise.all([import('./Watch.tsx'), ensureMessages(['errors'])]).then(
    ([{ Watch: Found }]) => ({ default: Found }),
    () => ({ default: Nothing }),
  ),
)

/** Begins to watch a while after the page has come. */
export function WatchLater() {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), delay)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense>{isTime && <Watch />}</Suspense>
}
