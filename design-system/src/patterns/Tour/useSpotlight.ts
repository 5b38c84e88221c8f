import { type RefObject, useLayoutEffect, useState } from 'react'
import { isStill } from '../../theme/isStill.ts'
import { type Area, holeOf } from './place.ts'

const PADDING = 6

interface Measures {
  readonly hole: Area
  readonly card: Area
  readonly view: { readonly width: number; readonly height: number }
}

const areaOf = (element: Element): Area => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

const isInView = ({ y, height }: Area, windowHeight: number) => y >= 0 && y + height <= windowHeight

/** Brings a target into view, and follows where it and the card are while the page scrolls and changes. */
export function useSpotlight(
  stop: { readonly element: Element } | undefined,
  cardRef: RefObject<HTMLElement | null>,
) {
  const [measures, setMeasures] = useState<Measures>()
  useLayoutEffect(() => {
    const card = cardRef.current
    const target = stop?.element
    if (!target || !card) return
    if (!isInView(areaOf(target), innerHeight))
      target.scrollIntoView?.({
        block: 'center',
        inline: 'nearest',
        behavior: isStill() ? 'instant' : 'smooth',
      })
    let shown = ''
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = document.documentElement
      const next = { hole: holeOf(areaOf(target), PADDING), card: areaOf(card), view: { width, height } }
      if (JSON.stringify(next) === shown) return
      shown = JSON.stringify(next)
      setMeasures(next)
    }
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    measure()
    const sizes = new ResizeObserver(later)
    for (const element of [target, card, document.body]) sizes.observe(element)
    addEventListener('scroll', later, { capture: true, passive: true })
    addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      removeEventListener('scroll', later, { capture: true })
      removeEventListener('resize', later)
    }
  }, [stop, cardRef])
  return measures
}
