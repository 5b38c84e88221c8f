import type { IconSource } from '../../components/Icon/Icon.tsx'
import type { ShortcutKey } from '../../components/Kbd/keys.ts'

/** A place that the palette leads to, or something that it does. */
export interface PaletteEntry {
  /** Tells it from the others of its group. */
  id: string
  label: string
  /** What tells it from its like: where it stands, whose it is. */
  hint?: string
  icon?: IconSource
  /** Whose face stands in place of an icon. */
  face?: { readonly name: string; readonly src?: string }
  /** Other words that it is found by. */
  keywords?: readonly string[]
  /** A quiet word at the end, such as “Soon” where there is nothing yet; it stands after what has none. */
  note?: string
  /** Comes before what answers by its beginning, where a word of its label begins so: for what is made of it. */
  isPreferred?: boolean
  /** The keys that do the same, shown at the end. */
  shortcut?: readonly ShortcutKey[]
  /** The language of the label, where it differs from the page's, as a BCP 47 tag. */
  lang?: string
  /** The address that it leads to. */
  href?: string
  /** Does it, once the palette is gone and the focus is back. */
  onAction?: () => void
  /** Leaves the palette open, for what changes only the palette itself. */
  isKeptOpen?: boolean
}

/** Entries that belong together, under a title. */
export interface PaletteGroup {
  id: string
  title: string
  entries: readonly PaletteEntry[]
  /** Shows them only while nothing is typed, all of them: where one was last. */
  isRecent?: boolean
}

/** What a source found: its first entries, how many there are, and where all of them are seen. */
export interface FoundRecords {
  readonly entries: readonly PaletteEntry[]
  readonly total?: number
  readonly allHref?: string
}

/** Entries that are asked for while one types, such as the records of a server. */
export interface PaletteSource {
  id: string
  title: string
  /** Looks for what was typed; the signal says that nobody waits for it any more. */
  load: (words: string, signal: AbortSignal) => Promise<FoundRecords>
}
