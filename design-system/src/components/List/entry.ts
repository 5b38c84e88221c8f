import type { ReactNode } from 'react'

/** One entry of a list that is chosen from, moved about or very long. */
export interface ListEntry {
  /** Tells it from the others; given to what the list calls. */
  id: string
  /** Its first line, and what typing ahead finds. */
  title: string
  /** What says more, below the title. */
  detail?: string
  /** How many lines the detail may take before it is cut. @default 1 */
  detailLines?: 1 | 2
  /** A face, an icon or a picture before the words. */
  start?: ReactNode
  /** A word, a chip or a figure after the words. */
  end?: ReactNode
  /** @default false */
  isDisabled?: boolean
}

/** Entries that belong together, under a title. */
export interface ListEntrySection {
  id: string
  title: string
  entries: readonly ListEntry[]
}
