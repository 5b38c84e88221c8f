import { createContext } from 'react'
import type * as styles from './ExpansionPanel.css.ts'

/** What a group decides for the panels in it. */
export interface ExpansionGroupValue {
  readonly openIds: readonly string[]
  readonly onToggle: (id: string, isOpen: boolean) => void
  readonly variant: keyof typeof styles.variants
  readonly togglePlacement: 'start' | 'end'
  readonly toggleIcon: 'chevron' | 'plus'
  readonly level: 2 | 3 | 4 | 5 | 6
}

export const ExpansionContext = createContext<ExpansionGroupValue | null>(null)
