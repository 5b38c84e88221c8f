import { useCallback, useState } from 'react'
import { GAP } from './Carousel.css.ts'

/** How many slides stand side by side, and what measures the room where that depends on it. */
export function usePerView(perView: number | { minWidth: number }) {
  const minWidth = typeof perView === 'object' ? perView.minWidth : undefined
  const [fitting, setFitting] = useState(1)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element || minWidth === undefined || typeof ResizeObserver === 'undefined') return undefined
      const measure = () =>
        setFitting(Math.max(1, Math.floor((element.clientWidth + GAP) / (minWidth + GAP))))
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [minWidth],
  )
  return { per: typeof perView === 'number' ? perView : fitting, ref }
}
