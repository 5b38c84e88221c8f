import type { NavigationItem, NavigationSection } from '@data1522/design-system/NavigationShell'
import type { MessageId } from '../../core/i18n/intl.ts'
import { isBeingBuilt } from '../../core/router/being-built.ts'
import { type RouteData, routes } from '../../core/router/routes.ts'
import type { Entry, Place } from './place.ts'
import { places } from './places.ts'

const byPath = new Map(routes.map((route) => [route.path, route]))

interface NavigationOptions {
  readonly text: (id: MessageId, values?: Record<string, string | number>) => string
  /** Writes a count for the locale. */
  readonly number: (value: number) => string
  /** Whether the person may open an address. */
  readonly mayOpen: (route: RouteData) => boolean
}

/** The navigation as it is for a person: what they may open, in their language. */
export function navigationFor({ text, number, mayOpen }: NavigationOptions): NavigationSection[] {
  const itemOf = (entry: Entry): NavigationItem | undefined => {
    const place: Place = typeof entry === 'string' ? { path: entry } : entry
    const { path, icon, version } = place
    const route = path && byPath.get(place.route ?? path)
    if (route && !mayOpen(route)) return undefined
    const title = text(place.label ?? (route ? `titles.${route.title}` : 'office.nav.others'))
    const label = version ? text('office.nav.version', { title, version }) : title
    const items = place.places && itemsOf(place.places)
    if (items?.length === 0) return undefined
    return {
      id: path ?? place.url ?? place.label!,
      label,
      icon,
      items,
      href: path ?? place.url,
      note: path && isBeingBuilt(path) ? text('app.soon') : undefined,
      badge: place.isCounted && items ? number(items.length) : undefined,
      isExternal: place.url !== undefined,
      isDisabled: place.whyDisabled !== undefined,
      description: place.whyDisabled && text(place.whyDisabled),
    }
  }
  const itemsOf = (entries: readonly Entry[]) => entries.map(itemOf).filter((item) => item !== undefined)
  return places
    .map(({ id, title, icon, places: entries }) => ({
      id,
      title: title && text(title),
      icon,
      items: itemsOf(entries),
    }))
    .filter(({ items }) => items.length > 0)
}

/** Records and variants, whose entry is that of the list or the mailbox that they belong to. */
const kept: readonly (readonly [start: string, href: string])[] = [
  ['/apps/email/', '/apps/email'],
  ['/apps/user/view/', '/apps/user/list'],
  ['/apps/invoice/', '/apps/invoice/list'],
  ['/apps/ecommerce/order/', '/apps/ecommerce/order/list'],
  ['/apps/ecommerce/customer/', '/apps/ecommerce/customer/list'],
]

/** The navigation entry that an address belongs to: its own, or that of the list it came from. */
export function navigationHref(pathname: string): string {
  if (byPath.has(pathname)) return pathname
  return kept.find(([start]) => pathname.startsWith(start))?.[1] ?? pathname
}
