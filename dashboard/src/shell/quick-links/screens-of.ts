import { IconFile } from '@data1522/design-system/icons'
import type { NavigationItem, NavigationSection } from '@data1522/design-system/NavigationShell'

/** A screen that can be linked. */
export interface LinkedScreen {
  readonly href: string
  readonly label: string
  /** The branch that it lies in, or the section where it stands alone. */
  readonly branch?: string
  /** That there is nothing yet, where that is so. */
  readonly note?: string
  readonly icon: NonNullable<NavigationItem['icon']>
}

const within = (
  item: NavigationItem,
  icon: NavigationItem['icon'],
  branch: string | undefined,
): LinkedScreen[] =>
  item.items
    ? item.items.flatMap((inner) => within(inner, inner.icon ?? icon, item.label))
    : item.href !== undefined && !item.isExternal && !item.isDisabled
      ? [{ href: item.href, label: item.label, branch, note: item.note, icon: icon ?? IconFile }]
      : []

/** Every screen of the product that the navigation leads to, once. */
export function screensOf(sections: readonly NavigationSection[]): LinkedScreen[] {
  const all = sections.flatMap(({ items, title }) => items.flatMap((item) => within(item, item.icon, title)))
  return [...new Map(all.map((screen) => [screen.href, screen])).values()]
}
