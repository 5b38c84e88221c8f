import { atom, useAtomValue } from 'jotai'
import { appTitle } from '../../core/brand.ts'
import { personKey } from '../../core/storage/person-key.ts'
import { store } from '../../core/store.ts'

/** What has been written and not sent, by conversation. */
const draftsAtom = atom<Readonly<Record<string, string>>>({})

// It is one text in every tab: what one has sent, the others do not offer to send again.
addEventListener('storage', ({ key, newValue }) => {
  if (key?.startsWith(`${appTitle}-chat-`))
    store.set(draftsAtom, (drafts) => ({ ...drafts, [key]: newValue ?? '' }))
})

/** A contact's conversation with the person who is signed in: the next one sees nothing of it. */
export const conversationKey = (userId: number) => personKey(`chat-${userId}`)

function readDraft(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

const draftAt = (key: string) => store.get(draftsAtom)[key] ?? readDraft(key)

function setDraftAt(key: string, value: string) {
  store.set(draftsAtom, (drafts) => ({ ...drafts, [key]: value }))
  try {
    if (value) localStorage.setItem(key, value)
    else localStorage.removeItem(key)
  } catch {
    // Where nothing can be kept, it lasts for as long as the page.
  }
}

/** Puts back what shall not be sent after all, where nothing else has been written to the contact since. */
export function giveBackDraft(userId: number, value: string) {
  const key = conversationKey(userId)
  if (draftAt(key).trim() === '') setDraftAt(key, value)
}

/** What has been written to a contact and not sent; it stays while one looks elsewhere, and over a reload. */
export function useDraft(userId: number) {
  const drafts = useAtomValue(draftsAtom)
  const key = conversationKey(userId)
  return [drafts[key] ?? readDraft(key), (value: string) => setDraftAt(key, value)] as const
}

/** Looks up what was written to whom and not sent. */
export function useDrafts() {
  const drafts = useAtomValue(draftsAtom)
  return (userId: number) => {
    const key = conversationKey(userId)
    return (drafts[key] ?? readDraft(key)).trim()
  }
}
