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

/** Whether a part can be seen at one of these places: what lies beyond its list's edges need not glide. */
const isSeen = (view: Span | undefined, ...places: readonly Span[]) =>
  !view || places.some(({ top, bottom }) => bottom > view.top && top < view.bottom)

/** Where something is, asked for once. */
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

/** Whether a change comes while what the one before it moved may still be on its way. */
function isInHurry(root: Element) {
  const now = performance.now()
  const last = lastChange.get(root) ?? -Infinity
  lastChange.set(root, now)
  return now - last < DURATION
}

const keyOf = (part: HTMLElement) => part.dataset['slot'] ?? part.dataset['boardColumn'] ?? ''

/**
 * Makes a change, and lets what it puts elsewhere glide there: all places are read once before and once after, so the
 * browser lays out the page once. What is out of sight before and after stays still, and so does everything under a hand
 * in a hurry, which sees where it goes at once. `start` is where a card comes from that was held over the page.
 */
export function glideCards(
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
    const isGliding =
      !isUnmoved &&
      (start?.id === key || isSeen(viewOf(part.closest('[data-cell]')), to, places.get(key) ?? to))
    return isGliding ? [{ part, x, y }] : []
  })
  for (const { part, x, y } of moves)
    part.animate?.([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], {
      duration: DURATION,
      easing: EASING,
    })
}
