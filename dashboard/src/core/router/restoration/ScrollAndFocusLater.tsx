import { Suspense, use, useEffect, useState } from 'react'
import { lazyOrNothing } from '../../lazy-or-nothing.ts'
import { signs } from '../../useFirstSign.ts'
import { useInBrowser } from '../../useInBrowser.ts'
import { isBack, NavigationStateContext } from './navigation-state.ts'

const ScrollAndFocus = lazyOrNothing(async () => (await import('./ScrollAndFocus.tsx')).ScrollAndFocus)

/** What guides from screen to screen, from the first sign that someone is there; until then nothing moves. */
export function ScrollAndFocusLater() {
  const { entry, isOnTheWay } = use(NavigationStateContext)!
  const [isWanted, setWanted] = useState(false)
  if (!isWanted && (isOnTheWay || entry.from)) setWanted(true)
  const isNeeded = useInBrowser(() => location.hash !== '' || isBack())
  useEffect(() => {
    const want = () => setWanted(true)
    for (const sign of signs) addEventListener(sign, want, { once: true, passive: true })
    return () => {
      for (const sign of signs) removeEventListener(sign, want)
    }
  }, [])
  return <Suspense>{(isWanted || isNeeded) && <ScrollAndFocus />}</Suspense>
}
