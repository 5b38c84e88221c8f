import { useEffect, useLayoutEffect, useRef } from 'react'

/** Keys that do something: pressed one after the other, each alone. */
export interface Shortcut {
  readonly id: string
  /** What they do, in the language of the moment. */
  readonly label: string
  readonly keys: readonly string[]
  readonly run: () => void
}

const held = new Set<{ readonly current: readonly Shortcut[] }>()

/** The shortcuts of the screen that is shown. */
export const screenShortcuts = () => [...held].flatMap(({ current }) => current)

/**
 * Gives the screen shortcuts of its own for as long as it is shown: the help lists them, the palette offers them, and
 * they come before those of the whole product.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]) {
  const latest = useRef(shortcuts)
  useLayoutEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    held.add(latest)
    return () => void held.delete(latest)
  }, [])
}
