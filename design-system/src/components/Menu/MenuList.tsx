import { Header } from 'react-aria-components/Header'
import { Menu, MenuSection, SubmenuTrigger } from 'react-aria-components/Menu'
import type { Selection } from 'react-aria-components/Menu'
import { besideGutter } from '../../internal/besideGutter.ts'
import { popover } from '../../internal/popover.css.ts'
import { Popover } from '../../internal/Popover.tsx'
import type { MenuEntry, MenuProps, MenuSection as Section } from './Menu.tsx'
import { MenuItemEntry } from './MenuItemEntry.tsx'
import * as styles from './Menu.css.ts'

type Choices = Pick<MenuProps, 'onAction' | 'selectionMode' | 'selectedIds' | 'onSelectionChange'>

interface MenuListProps extends Choices {
  id?: string
  /** The menu's name; a submenu has that of its entry. */
  label: string
  /** The id of what describes it. */
  descriptionId?: string
  sections: readonly Section[]
  autoFocus?: 'first' | 'last' | true
}

/** What RAC's `selectionMode`, `selectedKeys` and `onSelectionChange` are in ids. */
const choosing = ({ selectionMode, selectedIds, onSelectionChange }: Omit<Choices, 'onAction'>) => ({
  selectionMode,
  selectedKeys: selectedIds,
  onSelectionChange: (keys: Selection) => keys !== 'all' && onSelectionChange?.([...keys].map(String)),
})

/** The entries of a menu or of one of its submenus. */
export function MenuList({
  id,
  label,
  descriptionId,
  sections,
  autoFocus,
  onAction,
  ...choices
}: MenuListProps) {
  return (
    <Menu
      {...choosing(choices)}
      id={id}
      aria-label={label}
      aria-describedby={descriptionId}
      autoFocus={autoFocus}
      className={styles.menu}
      onAction={(key) => onAction?.(String(key))}
    >
      {sections.map((section) => {
        const mode = section.selectionMode ?? choices.selectionMode ?? 'none'
        return (
          <MenuSection
            {...(section.selectionMode && choosing(section))}
            key={section.id}
            id={`section ${section.id}`}
            aria-label={section.title ? undefined : label}
            className={styles.section}
          >
            {section.title && <Header className={styles.title}>{section.title}</Header>}
            {section.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} isSelectable={mode !== 'none'} onAction={onAction} />
            ))}
          </MenuSection>
        )
      })}
    </Menu>
  )
}

interface EntryProps extends Pick<MenuProps, 'onAction'> {
  entry: MenuEntry
  isSelectable: boolean
}

/** One entry, with the submenu that opens beside it if it has one. */
function Entry({ entry, isSelectable, onAction }: EntryProps) {
  if (!entry.sections) return <MenuItemEntry entry={entry} isSelectable={isSelectable} />
  return (
    <SubmenuTrigger>
      <MenuItemEntry entry={entry} isSelectable={false} />
      <Popover offset={2} crossOffset={-6} style={besideGutter} className={popover}>
        <MenuList label={entry.label} sections={entry.sections} onAction={onAction} />
      </Popover>
    </SubmenuTrigger>
  )
}
