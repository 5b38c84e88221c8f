import { focusOn } from '@data1522/design-system/focusOn'
import { prefersReducedMotion } from '@data1522/design-system/prefersReducedMotion'
import { NavigationType } from 'react-router-dom'
import { goToAnchor } from './anchors.ts'
import { clearOfStickyBars } from './sticky-bars.ts'
import { isBack, historyKey, scrollPositions, type HistoryEntry } from './navigation-state.ts'
import { scrollBackTo } from './scroll-positions.ts'
import { whenThere } from './when-there.ts'

const heading = () => document.querySelector('h1')
const isSameAddress = ({ location, from }: HistoryEntry) =>
  location.search === from?.search && location.hash === from.hash

/** Where the page has to be scrolled to; gives what ends the wait for it. */
function place(entry: HistoryEntry): () => void {
  const { location, action, from, isStaying } = entry
  const left = scrollPositions.get(historyKey(location))
  if (left !== undefined && (from ? action === NavigationType.Pop : isBack())) return scrollBackTo(left)
  if (location.hash && (!isStaying || location.hash !== from?.hash || action === NavigationType.Push))
    return goToAnchor(location.hash, { isSmooth: isStaying })
  if (from && !isStaying) scrollTo({ top: 0, behavior: 'instant' })
  else if (from && action === NavigationType.Push && isSameAddress(entry))
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  return () => undefined
}

/**
 * Puts the page where it belongs once its screen shows: at its top, at an anchor, or where it was left; and the focus on
 * the heading, so that a screen reader says where one is. Gives what ends the wait for what is not there yet.
 */
export function restoreScrollAndFocus(
  entry: HistoryEntry,
  onRestore: (entry: HistoryEntry) => void,
): () => void {
  // React draws anew at once, and for that runs what the screen is to do when it shows, as to ask for its data; else all
  // of this would wait until the fade is over.
  onRestore(entry)
  clearOfStickyBars()
  const ends = [place(entry)]
  if (entry.from && !entry.isStaying) {
    const before = document.activeElement
    const isFree = () => document.activeElement === before || document.activeElement === document.body
    const isAnchored = entry.location.hash !== '' && before !== document.activeElement
    if (!isAnchored) ends.push(whenThere(heading, (found) => void (isFree() && focusOn(found))))
  }
  return () => {
    for (const end of ends) end()
  }
}
