import { type PointerEvent, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'

/** Takes a range that is drawn over an element from one place to another, of so many places along it. */
export function useDrawnRange(end: number, onDraw: (first: number, last: number) => void) {
  const isRtl = useLocale().direction === 'rtl'
  const start = useRef<number>(undefined)
  const placeOf = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (clientX - left) / width))
    return Math.round((isRtl ? 1 - share : share) * end)
  }
  const stop = () => {
    start.current = undefined
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture?.(event.pointerId)
      start.current = placeOf(event)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === undefined) return
      const place = placeOf(event)
      // A press without a way is no range.
      if (place !== start.current) onDraw(Math.min(start.current, place), Math.max(start.current, place))
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  }
}
