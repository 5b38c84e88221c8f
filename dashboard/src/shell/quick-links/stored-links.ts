import { href } from 'react-router-dom'
import { appTitle } from '../../core/brand.ts'

/** What is linked as long as a person has chosen nothing. */
export const usualLinks = [
  href('/apps/calendar'),
  href('/apps/invoice/list'),
  href('/apps/user/list'),
  href('/apps/roles'),
  href('/dashboards/analytics'),
  href('/pages/account-settings/account'),
]

/** Where this browser keeps a person's links. */
export const linksKey = (personId: number) => `${appTitle}-quick-links-${personId}`

/** What could not be kept, until the page is left. */
const unkept = new Map<number, readonly string[] | undefined>()

/** The addresses that a person has chosen; undefined where there are none, or none that can be read. */
export function readLinks(personId: number): readonly string[] | undefined {
  if (unkept.has(personId)) return unkept.get(personId)
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(linksKey(personId)) ?? 'null')
    if (!Array.isArray(stored)) return undefined
    return [...new Set(stored.filter((href) => typeof href === 'string'))]
  } catch {
    return undefined
  }
}

/** Keeps a person's choice, or forgets it. */
export function writeLinks(personId: number, links: readonly string[] | undefined) {
  try {
    if (links) localStorage.setItem(linksKey(personId), JSON.stringify(links))
    else localStorage.removeItem(linksKey(personId))
    unkept.delete(personId)
  } catch {
    unkept.set(personId, links)
  }
}
