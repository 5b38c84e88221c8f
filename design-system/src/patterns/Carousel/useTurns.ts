import { type FocusEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { prefersReducedMotion } from '../../theme/prefersReducedMotion.ts'

const noChange = () => () => undefined

const isInSlide = ({ parentElement }: Element) => Boolean(parentElement?.closest('[aria-live]'))

/** Calls for the next slide after some seconds, unless it is stopped, held, or motion is to be reduced. */
export function useTurns(seconds: number | undefined, shown: number, count: number, onNext: () => void) {
  const isMotionReduced = useSyncExternalStore(noChange, prefersReducedMotion, () => true)
  const [chosen, setStopped] = useState<boolean>()
  const isStopped = chosen ?? isMotionReduced
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isTurning = seconds !== undefined && count > 1 && !isStopped && !isPointedAt && !hasFocus
  const goOn = useEffectEvent(onNext)
  useEffect(() => {
    if (!isTurning) return undefined
    const timer = setTimeout(() => goOn(), seconds * 1000)
    return () => clearTimeout(timer)
  }, [isTurning, shown, seconds, count])
  const holds = {
    onPointerEnter: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    // A button that was pressed by a pointer keeps the focus as the pointer goes on.
    onFocus: ({ target }: FocusEvent) => setFocus(isInSlide(target) || target.matches(':focus-visible')),
    onBlur: () => setFocus(false),
  }
  return { isTurning, isStopped, setStopped, holds }
}
