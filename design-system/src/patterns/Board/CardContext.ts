import { createContext } from 'react'

interface CardValue {
  readonly id: string
  readonly isTabStop: boolean
  /** Whether it is drawn a second time, as while it is held. */
  readonly isCopy: boolean
  readonly instructionsId: string | undefined
}

/** What a card knows of its place on the board; a card alone is a stop and no copy. */
export const CardContext = createContext<CardValue>({
  id: '',
  isTabStop: true,
  isCopy: false,
  instructionsId: undefined,
})
