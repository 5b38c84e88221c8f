import { appTitle } from '../../brand.ts'
import { scrollPositions } from './navigation-state.ts'

const store = `${appTitle}-scroll-positions`
/** How many visits a tab remembers. */
const most = 100
/** How long a page may take to be as long as it was. */
const patience = 5000

/** Takes over what the page before a reload has kept, and keeps it for the next. */
export function keepScrollPositions(current: () => string) {
  for (const [key, left] of stored()) if (!scrollPositions.has(key)) scrollPositions.set(key, left)
  const keep = () => {
    scrollPositions.set(current(), scrollY)
    try {
      sessionStorage.setItem(store, JSON.stringify([...scrollPositions].slice(-most)))
    } catch {
      // Without a memory a reload begins at the top.
    }
  }
  addEventListener('pagehide', keep)
  return () => removeEventListener('pagehide', keep)
}

function stored(): [string, number][] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(store) ?? '[]')
    return (Array.isArray(list) ? list : []).filter(
      (entry): entry is [string, number] =>
        Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
    )
  } catch {
    return []
  }
}

const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Scrolls to where a page was left, as soon as it is long enough again; whoever scrolls by hand has the say. */
export function scrollBackTo(left: number): () => void {
  const go = () => {
    scrollTo({ top: left, behavior: 'instant' })
    if (Math.abs(scrollY - left) < 2) end()
  }
  const observer = new ResizeObserver(go)
  const end = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const act of acts) removeEventListener(act, end)
  }
  const timer = setTimeout(end, patience)
  for (const act of acts) addEventListener(act, end, { passive: true })
  observer.observe(document.body)
  go()
  return end
}
