import { atom } from 'jotai'

/** What is being written in its place on the boards; one thing at a time. */
export type Composing =
  | { readonly kind: 'card' | 'rename'; readonly boardId: number }
  | { readonly kind: 'board'; readonly boardId?: undefined }

export const composingAtom = atom<Composing | null>(null)

/** The board that is about to be deleted. */
export const removingAtom = atom<number | null>(null)

/** The board whose limit is being set. */
export const limitingAtom = atom<number | null>(null)

/** The boards that are folded to their titles, for as long as the page is open. */
export const foldedAtom = atom<readonly number[]>([])
