import { flushSync } from 'react-dom'
import { prefersReducedMotion } from '../../theme/prefersReducedMotion.ts'

const DURATION = 200
const EASING = 'cubic-bezier(.2, .8, .2, 1)'

const partsOf = (root: Element, columnIds: readonly string[] | 'columns') =>
  columnIds === 'columns'
    ? [...root.querySelectorAll<HTMLElement>('[data-board-column]')]
    : [...root.querySelectorAll<HTMLElement>('[data-cell]')]
        .filter((cell) => columnIds.includes(cell.dataset['column'] ?? ''))
        .flatMap((cell) => [...cell.querySelectorAll<HTMLElement>('[data-slot]')])

type Span = Pick<DOMRect, 'top' | 'bottom'>

/** Whether a part is visible at one of these places; what is outside its list's visible area is not animated. */
const isSeen = (view: Span | undefined, ...places: readonly Span[]) =>
  !view || places.some(({ top, bottom }) => bottom > view.top && top < view.bottom)

/** Measures the place of each element once. */
function placesOnce() {
  const known = new Map<Element, DOMRect>()
  return (element: Element | null) => {
    if (!element) return undefined
    const place = known.get(element) ?? element.getBoundingClientRect()
    known.set(element, place)
    return place
  }
}

const lastChange = new WeakMap<Element, number>()

/** Whether the animation of the change before may still be running. */
function isInHurry(root: Element) {
  const now = performance.now()
  const last = lastChange.get(root) ?? -Infinity
  lastChange.set(root, now)
  return now - last < DURATION
}

const keyOf = (part: HTMLElement) => part.dataset['slot'] ?? part.dataset['boardColumn'] ?? ''

/**
 * Makes a change and animates what it moves to its new place. All places are read once before the change and once after
 * it, so the browser lays out the page once. What is out of view before and after is not animated. While changes follow
 * each other quickly, nothing is animated, so that a person sees at once where things go. `start` is the place of a card
 * that was dragged over the page.
 */
export function animateLayout(
  root: Element | null,
  columnIds: readonly string[] | 'columns',
  change: () => void,
  start?: { readonly id: string; readonly rect: { readonly left: number; readonly top: number } },
) {
  if (!root || prefersReducedMotion() || (isInHurry(root) && !start)) return flushSync(change)
  const places = new Map(partsOf(root, columnIds).map((part) => [keyOf(part), part.getBoundingClientRect()]))
  flushSync(change)
  const viewOf = placesOnce()
  const moves = partsOf(root, columnIds).flatMap((part) => {
    const key = keyOf(part)
    const from = start?.id === key ? start.rect : places.get(key)
    const to = part.getBoundingClientRect()
    const [x, y] = from ? [from.left - to.left, from.top - to.top] : [0, 0]
    const isUnmoved = Math.abs(x) < 1 && Math.abs(y) < 1
    const isAnimated =
      !isUnmoved &&
      (start?.id === key || isSeen(viewOf(part.closest('[data-cell]')), to, places.get(key) ?? to))
    return isAnimated ? [{ part, x, y }] : []
  })
  for (const { part, x, y } of moves)
    part.animate?.([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], {
      duration: DURATION,
      easing: EASING,
    })
}
