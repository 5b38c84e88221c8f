import { atom } from 'jotai'
import { sessionAtom } from '../../core/auth/session.ts'

/** What is being written in its place on the boards; one thing at a time. */
export type Composing =
  | { readonly kind: 'card' | 'rename'; readonly boardId: number }
  | { readonly kind: 'board'; readonly boardId?: undefined }

export const composingAtom = atom<Composing | null>(null)

/** The board that is about to be deleted. */
export const removingAtom = atom<number | null>(null)

/** The board whose limit is being set. */
export const limitingAtom = atom<number | null>(null)

type Ids = readonly number[]

const unfolded: Ids = []
const foldedByPerson = atom<Readonly<Record<number, Ids>>>({})
const personAtom = atom((get) => get(sessionAtom)?.userData.id ?? 0)

/** The boards that whoever is signed in has folded to their titles, for as long as the page is open. */
export const foldedAtom = atom(
  (get): Ids => get(foldedByPerson)[get(personAtom)] ?? unfolded,
  (get, set, fold: (folded: Ids) => Ids) => {
    const person = get(personAtom)
    set(foldedByPerson, (all) => ({ ...all, [person]: fold(all[person] ?? unfolded) }))
  },
)

/** Gives up what was begun on the boards, as when one leaves them. */
export const giveUpAtom = atom(null, (_, set) => {
  set(composingAtom, null)
  set(removingAtom, null)
  set(limitingAtom, null)
})
