import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { AnatomyPart } from './parts.ts'

/** The middle of a part's edge, in px from the start and the top of the stage. */
export interface Place {
  readonly inline: number
  readonly block: number
}

function placeOf(stage: HTMLElement, { find, side = 'above' }: AnatomyPart): Place | undefined {
  const element = stage.querySelector(find)
  if (!element) return undefined
  const whole = stage.getBoundingClientRect()
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(stage).direction === 'rtl'
  const start = isRightToLeft ? whole.right - right : left - whole.left
  const across = { start: 0, end: width, above: width / 2, below: width / 2 }[side]
  const down = { start: height / 2, end: height / 2, above: 0, below: bottom - top }[side]
  return { inline: start + across, block: top - whole.top + down }
}

/** Where the parts are, as the stage and what stands on it change. */
export function usePlaces(stageRef: RefObject<HTMLElement | null>, parts: readonly AnatomyPart[]) {
  const [places, setPlaces] = useState<readonly (Place | undefined)[]>([])
  const measure = useEffectEvent(() => {
    const next = parts.map((part) => placeOf(stageRef.current!, part))
    if (JSON.stringify(next) !== JSON.stringify(places)) setPlaces(next)
  })
  const wanted = parts.map(({ find, side }) => `${find} ${side}`).join()
  useLayoutEffect(() => {
    const stage = stageRef.current!
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const sizes = new ResizeObserver(() => measure())
    for (const element of [stage, stage.firstElementChild!]) sizes.observe(element)
    // The page may turn while its size stays.
    const turns = new MutationObserver(() => measure())
    // What is fetched when it is wanted stands there later.
    turns.observe(stage, { childList: true, subtree: true })
    turns.observe(document.documentElement, { attributeFilter: ['dir', 'lang', 'data-density'] })
    return () => {
      sizes.disconnect()
      turns.disconnect()
    }
  }, [stageRef, wanted])
  return places
}
