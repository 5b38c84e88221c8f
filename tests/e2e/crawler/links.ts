import type { FoundLink } from './page-controls.ts'

/** The sites that the product and its sample data lead to. */
const known =
  /^https:\/\/(www\.)?(github\.com|linkedin\.com|x\.com|facebook\.com|wa\.me|react\.dev|w3\.org|developer\.mozilla\.org|([\w-]+\.)?example\.com)(\/|$)/

/** The address within the product that a link of an address leads to, without the place in the page. */
export function addressIn({ href }: FoundLink, at: string): string | undefined {
  if (!/^[/?]/.test(href)) return undefined
  const { pathname, search } = new URL(href, new URL(at, 'https://product.example'))
  return pathname + search
}

/** What is wrong with a link by itself. */
export function faultOf(link: FoundLink): string | undefined {
  const { href, rel, opensTab, hasTarget } = link
  if (/^([/?]|mailto:|tel:|blob:|data:)/.test(href)) return undefined
  if (href.startsWith('#')) return hasTarget ? undefined : `${href} leads to nothing`
  if (!known.test(href)) return `${href} leads to a place that nobody knows`
  return opensTab && !/\b(noopener|noreferrer)\b/.test(rel) ? `${href} gives the page away` : undefined
}
