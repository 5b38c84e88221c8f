import { useEffect, useState } from 'react'
import type { PageContentsItem } from './items.ts'

/** How far below the window's top a heading is read, in px: below bars that stay there, where a link to it leads. */
const READING_LINE = 150

const findActive = (ids: readonly string[]) => {
  const headings = ids.flatMap((id) => document.getElementById(id) ?? [])
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2
  const passed = headings.findLast((heading) => heading.getBoundingClientRect().top <= READING_LINE)
  return (isAtEnd ? headings.at(-1) : (passed ?? headings[0]))?.id
}

/** The id of the part that is being read: the last one whose heading has passed the reading line. */
export function useActiveSection(items: readonly PageContentsItem[]): string | undefined {
  const [active, setActive] = useState<string>()
  const ids = items.map(({ id }) => id).join(' ')
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        setActive(findActive(ids.split(' ')))
      })
    }
    look()
    // Scrolling does not bubble: what scrolls may be the window or an element around the page.
    document.addEventListener('scroll', look, { capture: true, passive: true })
    window.addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [ids])
  return active
}
