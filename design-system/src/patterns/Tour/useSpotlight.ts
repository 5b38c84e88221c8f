import { type RefObject, useLayoutEffect, useState } from 'react'
import { prefersReducedMotion } from '../../theme/prefersReducedMotion.ts'
import { type Area, holeOf } from './place.ts'

const PADDING = 6

interface Measures {
  /** The target with room around it, from the corner of what dims the page. */
  readonly hole: Area
  readonly card: Area
  /** What dims the page: the window without the room that is kept for its scrollbar. */
  readonly view: Area
}

const areaOf = (element: Element): Area => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}
const seenFrom = ({ x, y }: Area, area: Area): Area => ({ ...area, x: area.x - x, y: area.y - y })

const isInView = ({ y, height }: Area) => y >= 0 && y + height <= innerHeight

/** Brings a target into view, and follows where it and the card are while the page scrolls and changes. */
export function useSpotlight(
  stop: { readonly element: Element } | undefined,
  cardRef: RefObject<HTMLElement | null>,
  dimRef: RefObject<HTMLElement | null>,
) {
  const [measures, setMeasures] = useState<Measures>()
  useLayoutEffect(() => {
    const [card, dim, target] = [cardRef.current, dimRef.current, stop?.element]
    if (!target || !card || !dim) return
    if (!isInView(areaOf(target)))
      target.scrollIntoView?.({
        block: 'center',
        inline: 'nearest',
        behavior: prefersReducedMotion() ? 'instant' : 'smooth',
      })
    let shown = ''
    const measure = () => {
      const view = areaOf(dim)
      const hole = holeOf(seenFrom(view, areaOf(target)), PADDING, view)
      const next = { hole, card: areaOf(card), view }
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
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(later)
    for (const element of [target, card, document.body]) sizes?.observe(element)
    addEventListener('scroll', later, { capture: true, passive: true })
    addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      sizes?.disconnect()
      removeEventListener('scroll', later, { capture: true })
      removeEventListener('resize', later)
    }
  }, [stop, cardRef, dimRef])
  return measures
}
