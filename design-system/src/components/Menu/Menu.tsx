import type { ReactNode } from 'react'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { PopupTrigger } from '../../internal/PopupTrigger.tsx'
import type { IconSource } from '../Icon/Icon.tsx'

/** One entry of a menu: an action, a link, or something to choose. */
export interface MenuEntry {
  /** Tells it from the others; given to `onAction` and the selection. */
  id: string
  label: string
  /** A second line that says more. */
  description?: ReactNode
  icon?: IconSource
  /** Marks an entry that destroys something. @default 'neutral' */
  tone?: 'neutral' | 'danger'
  /** Makes the entry a link to an address. */
  href?: string
  /** Opens the link in a new tab. */
  target?: '_blank'
  /** A quiet word at the end in place of a description, such as “Soon” where there is nothing yet. */
  note?: string
  /** A key that does the same, shown at the end. */
  shortcut?: string
  /** A submenu, which opens beside the entry; then the entry itself does nothing else. */
  sections?: readonly MenuSection[]
  isDisabled?: boolean
  /** The language of the label, where it differs from the page's, as a BCP 47 tag. */
  lang?: string
}

/** Entries that belong together, under a title. */
export interface MenuSection {
  id: string
  title?: string
  entries: readonly MenuEntry[]
  /** Lets the entries of this section be chosen and kept, whatever the menu's other sections do. */
  selectionMode?: 'single' | 'multiple'
  /** The ids of the section's chosen entries. */
  selectedIds?: readonly string[]
  /** Called with the ids of the section's chosen entries when the choice changes. */
  onSelectionChange?: (ids: string[]) => void
}

export interface MenuProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  children: ReactNode
  /** The menu's name. */
  label: string
  /** Its sections; a function builds them when the menu opens, so that a row of a table costs nothing. */
  sections: readonly MenuSection[] | (() => readonly MenuSection[])
  /** Stands above its entries: whose menu it is. It only describes the menu, so nothing in it can be pressed. */
  header?: ReactNode
  /** Called with the id of the entry that was chosen. */
  onAction?: (id: string) => void
  /** Lets entries be chosen and kept. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple'
  /** The ids of the chosen entries. */
  selectedIds?: readonly string[]
  /** Called with the ids of the chosen entries when the choice changes. */
  onSelectionChange?: (ids: string[]) => void
  /** Where it opens, seen from its button. @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
}

const { Part: MenuPopup, preload } = lazyWithPreload(async () => (await import('./MenuPopup.tsx')).MenuPopup)

/**
 * A list of actions that opens from a button.
 *
 * Use when several actions share one place: a row's menu, the person's menu, what columns show.
 * Not for choosing a value of a form: use `Select`; nor for navigation between screens: use links.
 */
export function Menu({ children, ...menu }: MenuProps) {
  return (
    <PopupTrigger hasPopup="menu" preload={preload} popup={(control) => <MenuPopup {...menu} {...control} />}>
      {children}
    </PopupTrigger>
  )
}
