import { useEffect, useState } from 'react'

/** The clock is not shown to the second. */
const EVERY = 20_000

/** The moment, to the minute. */
export function useNow() {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY)
    return () => clearInterval(timer)
  }, [])
  return now
}
