import { useEffect, useState } from 'react'
import { useInBrowser } from './useInBrowser.ts'

/** What tells that somebody is at the page, and comes before anyone goes elsewhere. */
export const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** After how long somebody who reads without a sign is taken to be there too, in ms. */
const PATIENCE = 4000

/**
 * Whether somebody has given a first sign of being there, or came for a place further down. What lies below the first
 * look waits for it, so that it never delays that.
 */
export function useFirstSign() {
  const [hasCome, setCome] = useState(false)
  const isPlaceNamed = useInBrowser(() => location.hash !== '')
  useEffect(() => {
    const come = () => setCome(true)
    for (const sign of signs) addEventListener(sign, come, { once: true, passive: true })
    const timer = setTimeout(come, PATIENCE)
    return () => {
      clearTimeout(timer)
      for (const sign of signs) removeEventListener(sign, come)
    }
  }, [])
  return hasCome || isPlaceNamed
}
