import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { isStill } from '../../theme/isStill.ts'

const noChange = () => () => undefined

/** Calls for the next slide after some seconds, unless it is stopped, held, or motion is to be reduced. */
export function useTurns(seconds: number | undefined, shown: number, count: number, onNext: () => void) {
  const isMotionReduced = useSyncExternalStore(noChange, isStill, () => true)
  const [chosen, setStopped] = useState<boolean>()
  const isStopped = chosen ?? isMotionReduced
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isTurning = seconds !== undefined && count > 1 && !isStopped && !isPointedAt && !hasFocus
  const goOn = useEffectEvent(onNext)
  useEffect(() => {
    if (!isTurning) return undefined
    const timer = setTimeout(() => goOn(), seconds * 1000)
    return () => clearTimeout(timer)
  }, [isTurning, shown, seconds, count])
  return { isTurning, isStopped, setStopped, setPointedAt, setHasFocus }
}
