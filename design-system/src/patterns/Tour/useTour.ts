import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { TourEnd, TourStep } from './steps.ts'

interface Stop {
  /** Its place among the steps. */
  readonly step: number
  readonly element: Element
}

interface TourWay {
  readonly steps: readonly TourStep[]
  readonly startAt: number
  readonly isRtl: boolean
  readonly cardRef: RefObject<HTMLElement | null>
  readonly onStep: ((step: number) => void) | undefined
  readonly onClose: (end: TourEnd) => void
}

const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
const TABBABLE = 'a[href], button:not(:disabled), input:not(:disabled), textarea, select, [tabindex="0"]'

const isSeen = (element: Element) => element.checkVisibility?.() ?? true

/** The first element of a name, or behind a ref, that is seen. */
const elementOf = ({ target }: TourStep) => {
  const found =
    typeof target === 'string' ? [...document.querySelectorAll(`[data-tour="${target}"]`)] : [target.current]
  return found.find((element) => element && isSeen(element)) ?? undefined
}

/** The next place for the focus, which goes round between the card and the target. */
function nextStop(card: HTMLElement, target: Element, isBack: boolean) {
  const inside = (element: Element) => [...element.querySelectorAll<HTMLElement>(TABBABLE)].filter(isSeen)
  const own = target.matches(TABBABLE) ? [target as HTMLElement] : []
  const all = [...inside(card), ...own, ...inside(target)]
  const index = all.indexOf(document.activeElement as HTMLElement)
  return all.at(isBack ? Math.max(index, 0) - 1 : (index + 1) % all.length)
}

/** Walks through the steps whose targets are there: which one is shown, the keys, and where the focus is. */
export function useTour({ steps, startAt, isRtl, cardRef, onStep, onClose }: TourWay) {
  const [stops, setStops] = useState<readonly Stop[]>([])
  const [index, setIndex] = useState(0)
  const hasLeft = useRef(false)
  const stop = stops[index]

  const begin = useEffectEvent(() => {
    const found = steps.flatMap((step, place) => {
      const element = elementOf(step)
      return element ? [{ step: place, element }] : []
    })
    setStops(found)
    setIndex(
      Math.max(
        0,
        found.findIndex(({ step }) => step >= startAt),
      ),
    )
    if (found.length === 0) onClose('left')
  })

  /** What was there when it began may have gone since, or something else may stand for it: then it goes on. */
  const goTo = (next: number) => {
    const way = next < index ? -1 : 1
    for (let place = next; stops[place]; place += way) {
      const { step } = stops[place]!
      const element = elementOf(steps[step]!)
      if (!element) continue
      setStops(stops.with(place, { step, element }))
      onStep?.(step)
      return setIndex(place)
    }
    if (way > 0) onClose('finished')
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event
    if (!stop || defaultPrevented || altKey || ctrlKey || metaKey) return
    if (key === 'Escape') return onClose('skipped')
    if (key === 'Tab') {
      event.preventDefault()
      return nextStop(cardRef.current!, stop.element, shiftKey)?.focus()
    }
    const isInField = event.target instanceof Element && event.target.closest(FIELD)
    if (isInField || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return
    event.preventDefault()
    goTo(index + ((key === 'ArrowRight') === isRtl ? -1 : 1))
  })
  /** Whoever goes on with something else, by a key or what the target opened, has left. */
  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    const isHere = [cardRef.current, stop?.element].some((place) => place?.contains(target as Node))
    if (!stop || isHere) return
    hasLeft.current = true
    onClose('left')
  })
  useLayoutEffect(() => {
    const opener = document.activeElement
    // oxlint-disable-next-line react/set-state-in-effect -- what is seen is known once the page is laid out
    begin()
    addEventListener('keydown', onKeyDown)
    addEventListener('focusin', onFocusIn)
    return () => {
      removeEventListener('keydown', onKeyDown)
      removeEventListener('focusin', onFocusIn)
      if (!hasLeft.current && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])

  useLayoutEffect(() => {
    if (stop) cardRef.current?.focus({ preventScroll: true })
  }, [stop, cardRef])

  return { stop, index, count: stops.length, goTo }
}
