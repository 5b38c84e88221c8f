import type { Breadcrumb, BreadcrumbSibling } from '@data1522/design-system/Breadcrumbs'
import type { NavigationItem, NavigationSection } from '@data1522/design-system/NavigationShell'

/** The items from the outermost branch down to the link of an address. */
function wayTo(items: readonly NavigationItem[], href: string): NavigationItem[] | undefined {
  for (const item of items) {
    if (item.href === href) return [item]
    const inner = item.items && wayTo(item.items, href)
    if (inner) return [item, ...inner]
  }
  return undefined
}

/** The links that lie in a branch, at whatever depth; those of a branch in it are a group. */
const linksIn = (items: readonly NavigationItem[], group?: string): BreadcrumbSibling[] =>
  items.flatMap(({ label, href, note, items: inner = [], isExternal, isDisabled }) => {
    if (href === undefined) return linksIn(inner, group ?? label)
    return isExternal || isDisabled ? [] : [{ label, href, note, group }]
  })

const branch = (label: string, items: readonly NavigationItem[]): Breadcrumb => ({
  label,
  siblings: () => linksIn(items),
})

interface BreadcrumbsOptions {
  sections: readonly NavigationSection[]
  /** The address of the navigation that the screen belongs to. */
  href: string
  /** The address that is shown. */
  pathname: string
  /** Its title. */
  title: string
  /** The name of what the screen shows, where it has told one. */
  end?: string
}

/** The way to a screen as the navigation has it: branch, screen, and what the screen shows of it. */
export function breadcrumbsOf({ sections, href, pathname, title, end }: BreadcrumbsOptions): Breadcrumb[] {
  for (const section of sections) {
    const way = wayTo(section.items, href)
    if (!way) continue
    const screen = way.at(-1)!
    const branches = way.slice(0, -1).map(({ label, items = [] }) => branch(label, items))
    const alone = section.items.filter((item) => item.href !== undefined)
    if (branches.length === 0 && section.title && alone.length > 1)
      branches.push(branch(section.title, alone))
    const isScreen = !end && (href === pathname || title === screen.label)
    return [...branches, screen, ...(isScreen ? [] : [{ label: end || title }])]
  }
  return [{ label: end || title }]
}
