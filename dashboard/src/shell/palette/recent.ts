import type { PaletteEntry } from '@data1522/design-system/CommandPalette'
import { matchPath } from 'react-router-dom'
import { mayOpen, type Visitor } from '../../core/router/access.ts'
import { redirects, routeAt } from '../../core/router/routes.ts'
import { screenEntry, type Write } from './screens.ts'
import type { Visit } from './visits.ts'

const mostShown = 5

interface RecentOptions {
  readonly text: Write
  readonly visitor: Visitor
  /** Where one is now, which is nowhere to go to. */
  readonly here: string
}

/** Where the person was, of what is there and they may still open. */
export function recentEntries(
  visits: readonly Visit[],
  { text, visitor, here }: RecentOptions,
): PaletteEntry[] {
  return visits
    .filter(({ href }) => href !== here && !(href in redirects))
    .flatMap((visit): PaletteEntry[] => {
      const route = routeAt(visit.href)
      if (!route || route.path.includes('*') || !mayOpen(route.access, visitor)) return []
      const entry = {
        ...screenEntry(route, { text, english: {} }),
        href: visit.href,
        id: visit.href,
        shortcut: undefined,
      }
      if (visit.label !== undefined) return [{ ...entry, label: visit.label, hint: visit.hint }]
      // A record that a query names and that has got no name was not there.
      if (visit.href.includes('?')) return []
      const [id] = Object.values(matchPath(route.path, visit.href)?.params ?? {})
      return [id ? { ...entry, label: text('palette.record', { title: entry.label, id }) } : entry]
    })
    .slice(0, mostShown)
}
