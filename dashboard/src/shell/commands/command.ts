import type { PaletteEntry } from '@data1522/design-system/CommandPalette'
import type { Permission } from '@data1522/mocks/contract/access'
import type { MessageId } from '../../core/i18n/intl.ts'

type NameIn<Group extends string> =
  Extract<MessageId, `${Group}.${string}`> extends `${Group}.${infer Name}` ? Name : never

/** What only the frame of the product has, and commands need. */
export interface CommandContext {
  readonly navigate: (href: string) => void
  readonly signOut: () => void
}

/** Something that can be done from anywhere: offered by the palette, and by its keys. */
export interface Command {
  /** Its name, as in `palette.do`; the keys of some have a label of their own. */
  readonly id: NameIn<'palette.do'> | 'menu' | 'theme'
  readonly icon: NonNullable<PaletteEntry['icon']>
  /** Whether it makes something new, and so comes before the list of what there is. */
  readonly makes?: boolean
  /** Other words that it is found by. */
  readonly also?: NameIn<'palette.also'>
  /** What it is called elsewhere, as a language by its own name. */
  readonly alias?: { readonly label: string; readonly lang: string }
  /** Keys that do it too, pressed one after the other. */
  readonly keys?: readonly string[]
  /** What the person has to be allowed to do. */
  readonly permission?: Permission
  /** Whether it can be done now. @default always */
  readonly isOffered?: () => boolean
  /** Whether it is so already. */
  readonly isNow?: () => boolean
  /** Has keys, but no row of the palette: what its halves do stands there. */
  readonly isKeysOnly?: boolean
  /** The screen where it is done. */
  readonly href?: string
  /** Does it; a command that leads to a screen needs none. */
  readonly run?: (context: CommandContext) => void
}
