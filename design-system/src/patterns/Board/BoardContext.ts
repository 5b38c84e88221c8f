import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { CardMove, Move, MoveStore } from './move.ts'

interface BoardValue {
  readonly store: MoveStore
  readonly renderCard: (id: string) => ReactNode
  /** The id of the sentence that tells a card's keys. */
  readonly instructionsId: string
}

export const BoardContext = createContext<BoardValue | null>(null)

export function useBoard() {
  const value = use(BoardContext)
  if (!value) throw new Error('A part of a board stands outside of a Board.')
  return value
}

/** What a part of the board needs to know of the move at hand: it renders anew only when that changes. */
export function useMove<Part extends string | number | boolean | null>(select: (move: Move | null) => Part) {
  const { store } = useBoard()
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(null),
  )
}

/** The cards that move, if cards do. */
export const cardMove = (move: Move | null): CardMove | null => (move?.kind === 'card' ? move : null)
