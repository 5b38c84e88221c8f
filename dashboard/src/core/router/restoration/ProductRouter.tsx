import { type ReactNode, useLayoutEffect, useMemo, useRef, useState, useTransition } from 'react'
import {
  NavigationType,
  type Navigator,
  Router,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom'
import { backGuard } from '../back-guard.ts'
import { NavigationStateContext, historyKey, scrollPositions, type HistoryEntry } from './navigation-state.ts'
import { ScrollAndFocusLater } from './ScrollAndFocusLater.tsx'

/** Where one is and was. */
export type ProductHistory = ReturnType<typeof createBrowserHistory>

interface ProductRouterProps {
  children: ReactNode
  /** The browser's history; the address alone, where the build draws a page. */
  history: ProductHistory
  /** The path under which the product lies. */
  basename: string
}

/**
 * The router over the browser's history. A new screen takes the old one's place once its code has come, by a fade;
 * how far each was scrolled is kept for the way back.
 */
export function ProductRouter({ history, basename, children }: ProductRouterProps) {
  const [isOnTheWay, startTransition] = useTransition()
  const [entry, setEntry] = useState<HistoryEntry>(() => ({
    location: history.location,
    action: history.action,
    isStaying: false,
  }))
  const shown = useRef(entry.location)
  const mayStay = useRef(false)
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    // The browser would scroll the old screen, before the new one is there.
    window.history.scrollRestoration = 'manual'
    return history.listen(({ action, location, delta }) => {
      if (action === NavigationType.Pop && backGuard.current?.(location, delta ?? 0)) return
      const from = shown.current
      const isStaying = mayStay.current || location.pathname === from.pathname
      scrollPositions.set(historyKey(from), scrollY)
      shown.current = location
      // A page that is led elsewhere before it shows anything has its first screen there.
      isFirst.current &&= action === NavigationType.Replace && !document.querySelector('h1')
      const next = { action, location, from: isFirst.current ? undefined : from, isStaying }
      startTransition(() => setEntry(next))
    })
  }, [history, startTransition])

  const navigator = useMemo((): Navigator => {
    const go =
      (how: 'push' | 'replace'): Navigator['push'] =>
      (to, state, options) => {
        mayStay.current = options?.preventScrollReset === true
        history[how](to, state)
        mayStay.current = false
      }
    return {
      ...history,
      // Of this moment, as the history's own: copied with the others it would be of the first.
      get location() {
        return history.location
      },
      push: go('push'),
      replace: go('replace'),
    } as Navigator
  }, [history])

  return (
    <NavigationStateContext value={{ entry, isOnTheWay }}>
      <Router
        basename={basename}
        location={entry.location}
        navigationType={entry.action}
        navigator={navigator}
      >
        {children}
        <ScrollAndFocusLater />
      </Router>
    </NavigationStateContext>
  )
}
