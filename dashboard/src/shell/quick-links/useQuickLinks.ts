import type { NavigationSection } from '@data1522/design-system/NavigationShell'
import { useEffect, useState } from 'react'
import { linksKey, readLinks, usualLinks, writeLinks } from './stored-links.ts'
import { screensOf } from './screens-of.ts'

/** A person's links to screens that they may open, and what else they could link. */
export function useQuickLinks(personId: number, sections: readonly NavigationSection[]) {
  const [chosen, setChosen] = useState(() => readLinks(personId))
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => key === linksKey(personId) && setChosen(readLinks(personId))
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [personId])

  const screens = screensOf(sections)
  const byHref = new Map(screens.map((screen) => [screen.href, screen]))
  const hrefs = chosen ?? usualLinks
  const set = (links: string[] | undefined) => {
    writeLinks(personId, links)
    setChosen(links)
  }
  return {
    links: hrefs.flatMap((href) => byHref.get(href) ?? []),
    others: screens.filter(({ href }) => !hrefs.includes(href)),
    isUsual: chosen === undefined,
    add: (href: string) => set([...hrefs, href]),
    remove: (href: string) => set(hrefs.filter((one) => one !== href)),
    /** Puts the links that are seen in another order; those that are not, as the person may not open them, come after. */
    reorder: (order: readonly string[]) => set([...order, ...hrefs.filter((href) => !order.includes(href))]),
    reset: () => set(undefined),
  }
}
