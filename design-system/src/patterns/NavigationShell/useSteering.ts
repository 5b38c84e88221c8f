import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Bar } from './useBar.ts'

const distance = (x: number, y: number, { left, right, top, bottom }: DOMRect) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))

/** Lets the pointer cross other entries on its way to a popover: nothing else opens while it comes nearer. */
export function useSteering(popup: RefObject<HTMLElement | null>, bar: Bar) {
  const steer = useEffectEvent(({ clientX: x, clientY: y, movementX, movementY }: PointerEvent) => {
    if (!popup.current) return
    const box = popup.current.getBoundingClientRect()
    const isDeepest = popup.current.querySelectorAll('ul').length === 1
    const isNearing = distance(x, y, box) < distance(x - movementX, y - movementY, box)
    if (isDeepest && isNearing) bar.restLater()
  })
  useEffect(() => {
    const nav = popup.current?.closest('nav')
    const onMove = (event: PointerEvent) => steer(event)
    nav?.addEventListener('pointermove', onMove)
    return () => nav?.removeEventListener('pointermove', onMove)
  }, [popup])
}
