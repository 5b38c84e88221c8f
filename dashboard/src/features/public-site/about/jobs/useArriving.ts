import { useEffect, useRef } from 'react'

/** Brings the job into view that the address named when one came, once: later it is where one has opened it. */
export function useArriving(job: string) {
  const first = useRef(job)
  useEffect(() => {
    if (!first.current) return
    document.getElementById(`${first.current}-title`)?.scrollIntoView({ block: 'center' })
    first.current = ''
  }, [])
}
