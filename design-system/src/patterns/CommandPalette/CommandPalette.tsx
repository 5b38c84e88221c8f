import type { Ref } from 'react'
import { MountOnOpen } from '../../internal/MountOnOpen.tsx'
import type { PaletteEntry, PaletteGroup, PaletteSource } from './entries.ts'
import { PaletteDialog } from './part.ts'

export type { FoundRecords, PaletteEntry, PaletteGroup, PaletteSource } from './entries.ts'

export interface CommandPaletteProps {
  /** Whether it is shown. */
  isOpen: boolean
  /** Called when it opens or closes: by Escape, a click outside, a choice. */
  onOpenChange: (isOpen: boolean) => void
  /** What the dialog and its field are called. */
  label: string
  /** What stands in the empty field. */
  placeholder: string
  /** The places and actions, by group, in the order in which they stand until something is typed. */
  groups: readonly PaletteGroup[]
  /** What is asked for while one types, shown below; a failure of theirs leaves the rest as it is. */
  sources?: readonly PaletteSource[]
  /** What is offered when nothing is found. */
  suggestions?: readonly PaletteEntry[]
  /** Called with each entry that leads on or does something, as to remember it. */
  onChoose?: (entry: PaletteEntry) => void
  ref?: Ref<HTMLElement>
}

/**
 * A dialog that jumps to any screen, finds records and does what menus do, from the keyboard.
 *
 * Use when a product has many screens, once, opened by `CommandPaletteButton`. It ranks what was typed against labels,
 * hints and keywords: typos, accents and the forms of Arabic letters are forgiven.
 * Not for searching a list: use `SearchField`; nor for a choice in a form: use `ComboBox`.
 */
export function CommandPalette(props: CommandPaletteProps) {
  return (
    <MountOnOpen isOpen={props.isOpen} onEscape={() => props.onOpenChange(false)}>
      <PaletteDialog {...props} />
    </MountOnOpen>
  )
}
