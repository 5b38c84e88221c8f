import { prefersReducedMotion } from '../../theme/prefersReducedMotion.ts'

const tabOf = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(id)}"]`)

/** Follows the link of a tab that was chosen by Home or End; react-aria does so on the arrow keys alone. */
export function follow(list: HTMLElement | null, id: string) {
  if (list?.contains(document.activeElement)) tabOf(list, id)?.click()
}

/** Scrolls a row of tabs, and nothing else, until one of them is in view, clear of where the row fades. */
export function reveal(list: HTMLElement | null, id: string) {
  const tab = tabOf(list, id)
  if (!list || !tab || list.scrollWidth <= list.clientWidth) return
  const room = list.getBoundingClientRect()
  const place = tab.getBoundingClientRect()
  const edge = 28
  const margin = 56
  if (place.left < room.left + edge) list.scrollBy({ left: place.left - room.left - margin })
  else if (place.right > room.right - edge) list.scrollBy({ left: place.right - room.right + margin })
}

/** Scrolls a row of tabs most of its width towards one of its ends, in its reading direction. */
export function scrollTowards(list: HTMLElement | null, side: 'start' | 'end') {
  if (!list) return
  const isRightToLeft = getComputedStyle(list).direction === 'rtl'
  const sign = (side === 'end') === isRightToLeft ? -1 : 1
  list.scrollBy({
    left: sign * list.clientWidth * 0.7,
    behavior: prefersReducedMotion() ? 'instant' : 'smooth',
  })
}
