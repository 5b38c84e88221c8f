import type { ChatMessage } from '@data1522/mocks/contract/chat'
import { atom, useAtom } from 'jotai'
import { conversationKey } from './drafts.ts'

/** What is being written about: a message that is answered, or one of one's own that is changed. */
export type About =
  | { readonly kind: 'reply'; readonly message: ChatMessage }
  | { readonly kind: 'edit'; readonly message: ChatMessage; readonly words: string }

const aboutsAtom = atom<Readonly<Record<string, About | undefined>>>({})

/** What is written about in a conversation, which stays while one looks elsewhere. */
export function useAbout(userId: number) {
  const [abouts, setAbouts] = useAtom(aboutsAtom)
  const key = conversationKey(userId)
  const set = (about: About | undefined) => setAbouts((all) => ({ ...all, [key]: about }))
  return [abouts[key], set] as const
}
