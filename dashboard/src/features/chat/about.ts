import type { ChatMessage } from '@data1522/mocks/contract/chat'
import { atom, useAtom } from 'jotai'
import { conversationKey } from './drafts.ts'

/** What is being written about: a message that is answered, or one of one's own that is changed. */
export type About =
  | { readonly kind: 'reply'; readonly message: ChatMessage }
  | { readonly kind: 'edit'; readonly message: ChatMessage; readonly words: string }

const aboutsAtom = atom<Readonly<Record<string, About | undefined>>>({})

/** What is written about in a conversation, for as long as it is there; it stays while one looks elsewhere. */
export function useAbout(userId: number, messages: readonly ChatMessage[]) {
  const [abouts, setAbouts] = useAtom(aboutsAtom)
  const key = conversationKey(userId)
  const set = (about: About | undefined) => setAbouts((all) => ({ ...all, [key]: about }))
  /** Gives back what could not be saved, unless something else is written about by then. */
  const giveBack = (about: About) => setAbouts((all) => ({ ...all, [key]: all[key] ?? about }))
  const about = abouts[key]
  return [messages.some(({ id }) => id === about?.message.id) ? about : undefined, set, giveBack] as const
}
