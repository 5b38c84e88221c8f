import { createContext, use } from 'react'

/** What is looked for among the cards of a tab. */
export interface CardSearch {
  readonly query: string
  readonly clear: () => void
}

export const CardSearchContext = createContext<CardSearch>({ query: '', clear: () => {} })

/** What is looked for among the cards around. */
export const useCardSearch = () => use(CardSearchContext)
