import type { Tone } from '../../tokens/ramps.ts'
import type { IconSource } from '../Icon/Icon.tsx'

/** One chip of a group. */
export interface ChipGroupItem {
  /** Tells it from the others; given to `onRemove` and the selection. */
  id: string
  label: string
  /** What it means. @default 'neutral'; 'primary' while it is chosen */
  tone?: Tone
  /** A picture before the words. */
  icon?: IconSource
  /** Shows the face of whom the label names: their picture, or their initials. */
  avatar?: { src?: string }
  isDisabled?: boolean
  /** The language of the label, where it differs from the page's, as a BCP 47 tag. */
  lang?: string
}

/** The chips of a group, how they look and what can be done with them. */
export interface ChipGroupOptions {
  /** What the chips are: the name of the list. */
  label: string
  /** The chips, in reading order. */
  items: readonly ChipGroupItem[]
  /** How strongly they stand out. @default 'outlined' where chips are chosen, else 'soft' */
  variant?: 'soft' | 'outlined'
  /** Height: small 24 px, medium 30 px when comfortable. @default 'medium' */
  size?: 'small' | 'medium'
  /**
   * Gives each chip a cross, and takes Delete and Backspace. Called with the ids to remove: the chip's own, or, on a
   * chosen one, those of all that are chosen.
   */
  onRemove?: (ids: string[]) => void
  /** Lets chips be chosen: one, or several. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple'
  /** The ids of the chosen chips. */
  selectedIds?: readonly string[]
  /** Called with the ids of the chosen chips when the choice changes. */
  onSelectionChange?: (ids: string[]) => void
  /** Keeps the last chosen chip chosen. @default false */
  isSelectionRequired?: boolean
}
