import type { IconSource } from '../../components/Icon/Icon.tsx'

/** A link of the navigation, or a branch that opens to more of them. */
export interface NavigationItem {
  /** Tells it from its siblings. */
  id: string
  label: string
  icon?: IconSource
  /** Where it leads; a branch has none. */
  href?: string
  /** What a branch opens to. */
  items?: readonly NavigationItem[]
  /** A count at the end, already written for the locale. */
  badge?: string
}

/** Items under a common heading. */
export interface NavigationSection {
  id: string
  title?: string
  items: readonly NavigationItem[]
}

/** Whether an address is an item's own or lies in its branch. */
export const holds = (item: NavigationItem, currentHref: string | undefined): boolean =>
  item.href !== undefined
    ? item.href === currentHref
    : (item.items ?? []).some((inner) => holds(inner, currentHref))
