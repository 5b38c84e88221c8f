import { useEffect, useState } from 'react'

/** Whole seconds that pass until 0; `restart` begins anew. */
export function useCountdown(seconds: number) {
  const [left, setLeft] = useState(seconds)
  const [round, setRound] = useState(0)
  useEffect(() => {
    // By the clock and not by the count of ticks, since a browser holds those back in a hidden tab.
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const next = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(next)
      if (next === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [seconds, round])
  const restart = () => {
    setLeft(seconds)
    setRound(round + 1)
  }
  return { left, restart }
}
