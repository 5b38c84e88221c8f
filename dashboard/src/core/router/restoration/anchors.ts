import { clearOfStickyBars } from './sticky-bars.ts'
import { prefersReducedMotion } from '@data1522/design-system/prefersReducedMotion'
import { focusOn } from '@data1522/design-system/focusOn'
import { whenThere } from './when-there.ts'

function idOf(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

interface AnchorOptions {
  /** Whether one sees the way there, as within a page. */
  isSmooth: boolean
}

/** Brings what an address's `#…` names under the bars at the top, and the focus to it; gives what ends the wait for it. */
export const goToAnchor = (hash: string, { isSmooth }: AnchorOptions) =>
  whenThere(
    () => document.getElementById(idOf(hash)),
    (target) => {
      clearOfStickyBars()
      target.scrollIntoView({
        block: 'start',
        behavior: isSmooth && !prefersReducedMotion() ? 'smooth' : 'instant',
      })
      focusOn(target)
    },
  )

/** The `#…` of a link that was pressed plainly and leads to a place in this page; else nothing. */
export function anchorOf(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = (event.target as Element).closest?.('a[href^="#"]:not([target])')
  const hash = link?.getAttribute('href') ?? ''
  return hash.length > 1 ? hash : undefined
}
