import type { IconSource } from '../../components/Icon/Icon.tsx'

/** A link of the navigation, or a branch that opens to more of them. */
export interface NavigationItem {
  /** Tells it from its siblings; at the first level from those of every section. */
  id: string
  label: string
  /** Its picture. @default a dot */
  icon?: IconSource
  /** Where it leads; a branch has none. */
  href?: string
  /** What a branch opens to; branches may hold branches, three levels in all. */
  items?: readonly NavigationItem[]
  /** A count at the end, already written for the locale. */
  badge?: string
  /** A quiet word at the end, such as “Soon” where there is nothing yet. */
  note?: string
  /** Shows it, but lets nobody follow it. @default false */
  isDisabled?: boolean
  /** A line below the label that says why it is disabled. */
  description?: string
  /** Leads out of the product: in a new tab, which is shown and said. @default false */
  isExternal?: boolean
}

/** Items under a common heading. */
export interface NavigationSection {
  id: string
  /** Its heading at the side; in the horizontal bar the name of the entry that holds its items. */
  title?: string
  /** Stands before the title in the horizontal bar. */
  icon?: IconSource
  items: readonly NavigationItem[]
}

/** Whether an address is an item's own or lies in its branch. */
export const holds = (item: NavigationItem, currentHref: string | undefined): boolean =>
  item.href !== undefined
    ? item.href === currentHref
    : (item.items ?? []).some((inner) => holds(inner, currentHref))
