import type { IconSource } from '../Icon/Icon.tsx'

/** One of the things to choose. */
export interface ToggleOption<Id extends string = string> {
  /** Tells it from the others; given to `onSelectionChange`. */
  id: Id
  /** What it is, in a word or two: seen, or its name and tooltip where icons stand alone. */
  label: string
  icon?: IconSource
  isDisabled?: boolean
  /** The language of the label, where it differs from the page's, as a BCP 47 tag. */
  lang?: string
}

export type ToggleGroupVariant = 'segmented' | 'outlined' | 'plain'
