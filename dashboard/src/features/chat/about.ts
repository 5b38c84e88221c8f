import type { ChatMessage } from '@data1522/mocks/contract/chat'
import { atom, useAtom } from 'jotai'
import { appTitle } from '../../core/brand.ts'
import { conversationKey } from './drafts.ts'

/** What is being written about: a message that is answered, or one of one's own that is changed. */
export type About =
  | { readonly kind: 'reply'; readonly message: ChatMessage }
  | { readonly kind: 'edit'; readonly message: ChatMessage; readonly words: string }

/** The same by the id of the message, which may become another meanwhile. */
type KeptAbout =
  | { readonly kind: 'reply'; readonly id: number }
  | { readonly kind: 'edit'; readonly id: number; readonly words: string }
type KeptAbouts = Readonly<Record<string, KeptAbout | undefined>>

const storageKey = `${appTitle}-chat-about`

const isAbout = (value: unknown): value is KeptAbout => {
  const { kind, id, words } = (value ?? {}) as Record<string, unknown>
  return typeof id === 'number' && (kind === 'reply' || (kind === 'edit' && typeof words === 'string'))
}

/** What this tab wrote about, by conversation; what cannot be read counts as nothing. */
export function readAbouts(): KeptAbouts {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, about]) => isAbout(about)))
  } catch {
    return {}
  }
}

const allAtom = atom(readAbouts())
/** It stays while one looks elsewhere, and over a reload. */
const aboutsAtom = atom(
  (get) => get(allAtom),
  (get, set, update: (all: KeptAbouts) => KeptAbouts) => {
    set(allAtom, update)
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(get(allAtom)))
    } catch {
      // Where nothing can be kept, it lasts for as long as the page.
    }
  },
)

const toKept = (about: About): KeptAbout => {
  const { id } = about.message
  return about.kind === 'edit' ? { kind: 'edit', id, words: about.words } : { kind: 'reply', id }
}

/** What is written about in a conversation, for as long as the message is there. */
export function useAbout(userId: number, messages: readonly ChatMessage[]) {
  const [abouts, setAbouts] = useAtom(aboutsAtom)
  const key = conversationKey(userId)
  const set = (about: About | undefined) => setAbouts((all) => ({ ...all, [key]: about && toKept(about) }))
  /** Gives back what could not be saved, unless something else is written about by then. */
  const giveBack = (about: About) => setAbouts((all) => ({ ...all, [key]: all[key] ?? toKept(about) }))
  const kept = abouts[key]
  const message = kept && messages.find(({ id }) => id === kept.id)
  const about: About | undefined = kept && message && { ...kept, message }
  return [about, set, giveBack] as const
}
