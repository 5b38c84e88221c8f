import { createContext } from 'react'

/** What a group decides for the cards in it. */
export interface CardSelection {
  readonly type: 'checkbox' | 'radio'
  readonly name: string
  readonly selectedIds: readonly string[]
  readonly onSelect: (id: string, isSelected: boolean) => void
  readonly isDisabled: boolean
  readonly isInvalid: boolean
}

export const SelectionContext = createContext<CardSelection | null>(null)
