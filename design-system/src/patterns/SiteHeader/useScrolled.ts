import { useEffect, useEffectEvent, useState } from 'react'
import type { SiteLink } from './site-links.ts'

/** Where a section counts as the one that is read: this share of the window from its top. */
const READING_LINE = 0.4

/** The last of the sections that has come up to the line at which one reads. */
function sectionAt(hashes: readonly string[]): string | undefined {
  const line = innerHeight * READING_LINE
  return hashes.findLast((hash) => {
    const section = document.getElementById(hash.slice(1))
    if (!section) return false
    const { top, bottom } = section.getBoundingClientRect()
    return top <= line && bottom > 0
  })
}

/** Whether the page has left its top, and which of the linked sections one reads. */
export function useScrolled(links: readonly SiteLink[]) {
  const [state, setState] = useState<{ isScrolled: boolean; section?: string }>({ isScrolled: false })
  const look = useEffectEvent(() => {
    const isScrolled = scrollY > 0
    const section = sectionAt(links.map(({ href }) => href).filter((href) => href.startsWith('#')))
    setState((last) =>
      last.isScrolled === isScrolled && last.section === section ? last : { isScrolled, section },
    )
  })
  useEffect(() => {
    let frame = 0
    const lookLater = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => look())
    }
    lookLater()
    addEventListener('scroll', lookLater, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', lookLater)
    }
  }, [])
  return state
}
