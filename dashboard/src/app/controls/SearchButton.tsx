import { CommandPalette, type PaletteEntry } from '@data1522/design-system/CommandPalette'
import type { NavigationItem, NavigationSection } from '@data1522/design-system/NavigationShell'
import { useText } from '../intl/useText.ts'

/** Every link of an item, with the icon of its branch. */
const entriesOf = (item: NavigationItem, icon = item.icon): PaletteEntry[] =>
  item.href !== undefined
    ? [{ id: item.href, label: item.label, href: item.href, icon }]
    : (item.items ?? []).flatMap((inner) => entriesOf(inner, icon))

/** Jumps to any screen that the person may open. */
export function SearchButton({ sections }: { sections: readonly NavigationSection[] }) {
  const text = useText()
  const groups = () =>
    sections.flatMap(({ items }) =>
      items.map((item) => ({ id: item.id, title: item.label, entries: entriesOf(item) })),
    )
  return (
    <CommandPalette
      label={text('office.search')}
      placeholder={text('office.searchHint')}
      noResults={text('office.searchEmpty')}
      groups={groups}
    />
  )
}
