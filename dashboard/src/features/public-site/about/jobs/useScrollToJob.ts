import { useEffect, useRef } from 'react'

/** Scrolls once to the job that the address named on arrival; a job opened later is already in view. */
export function useScrollToJob(job: string) {
  const first = useRef(job)
  useEffect(() => {
    if (!first.current) return
    document.getElementById(`${first.current}-title`)?.scrollIntoView({ block: 'center' })
    first.current = ''
  }, [])
}
