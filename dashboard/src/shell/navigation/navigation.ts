import type { NavigationItem, NavigationSection } from '@data1522/design-system/NavigationShell'
import type { MessageId } from '../../core/i18n/intl.ts'
import type { Branch } from '../../core/router/branches.ts'
import type { Route } from '../../core/router/route.ts'
import { hasParameters, routeAt, routes } from '../../core/router/routes.ts'
import { type Node, tree } from './tree.ts'

interface NavigationOptions {
  readonly text: (id: MessageId, values?: Record<string, string | number>) => string
  /** Writes a count for the locale. */
  readonly number: (value: number) => string
  /** Whether the person may open an address. */
  readonly mayOpen: (route: Route) => boolean
}

/** The navigation as it is for a person: what they may open, in their language. */
export function navigationFor({ text, number, mayOpen }: NavigationOptions): NavigationSection[] {
  const itemOf = ({ path, title: name, label, version }: Route): NavigationItem => {
    const title = text(label ?? `titles.${name}`)
    return {
      id: path,
      label: version ? text('shell.nav.version', { title, version }) : title,
      href: path,
    }
  }

  const linkOf = ({ label, icon, href, whyDisabled }: Node): NavigationItem[] => {
    const route = href && routeAt(href)
    if (route && !mayOpen(route)) return []
    return [
      {
        id: href ?? label!,
        label: text(label!),
        icon,
        href,
        isExternal: href !== undefined && !route,
        isDisabled: whyDisabled !== undefined,
        description: whyDisabled && text(whyDisabled),
      },
    ]
  }

  const heldBy = (branch: Branch) =>
    routes().filter((route) => route.branch === branch && !hasParameters(route) && mayOpen(route))

  const itemsOf = (node: Node): NavigationItem[] => {
    const { branch, label, icon, nodes, isCounted } = node
    if (!branch && !nodes) return linkOf(node)
    const items = [...(nodes ?? []).flatMap(itemsOf), ...(branch ? heldBy(branch) : []).map(itemOf)]
    if (!label) return items.map((item) => ({ icon, ...item }))
    if (items.length === 0) return items
    return [
      { id: label, label: text(label), icon, items, badge: isCounted ? number(items.length) : undefined },
    ]
  }

  return tree
    .map(({ id, title, icon, nodes }) => ({
      id,
      title: title && text(title),
      icon,
      items: nodes.flatMap(itemsOf),
    }))
    .filter(({ items }) => items.length > 0)
}

/** The navigation entry that an address belongs to: its own, or that of the list it came from. */
export const navigationHref = (pathname: string) => routeAt(pathname)?.parent ?? pathname
