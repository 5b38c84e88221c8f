import { type ChatMessage, createChatMessage } from '@data1522/mocks/contract/chat'
import { useQueryClient } from '@tanstack/react-query'
import { atom, useAtom } from 'jotai'
import { call } from '../../core/api/client.ts'
import { personKey } from '../../core/storage/person-key.ts'
import { chatQuery, chatsKey } from '../../entities/chat/queries.ts'

/** A message that is on its way, or that did not get there. */
export interface Outgoing {
  readonly key: string
  /** The conversation that it belongs to, of the person who wrote it. */
  readonly conversation: string
  readonly text: string
  readonly time: string
  readonly isFailed: boolean
  /** What the server made of it: from then on the conversation has it. */
  readonly sent?: ChatMessage
}

const outboxAtom = atom<readonly Outgoing[]>([])

/** What has been written and not sent, by conversation. */
const draftsAtom = atom<Readonly<Record<string, string>>>({})

/** A contact's conversation with the person who is signed in: the next one sees nothing of it. */
const conversationKey = (userId: number) => personKey(`chat-${userId}`)

function readDraft(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** What has been written to a contact and not sent; it stays while one looks elsewhere, and over a reload. */
export function useDraft(userId: number) {
  const [drafts, setDrafts] = useAtom(draftsAtom)
  const key = conversationKey(userId)
  const set = (value: string) => {
    setDrafts((all) => ({ ...all, [key]: value }))
    try {
      if (value) localStorage.setItem(key, value)
      else localStorage.removeItem(key)
    } catch {
      // Where nothing can be kept, it lasts for as long as the page.
    }
  }
  return [drafts[key] ?? readDraft(key), set] as const
}

/** Whether two are the same message; they have no number of their own. */
const isSame = (one: ChatMessage, other: ChatMessage) =>
  one.time === other.time && one.senderId === other.senderId && one.message === other.message

/** Those that a conversation does not have yet. */
export const stillOutside = (outgoing: readonly Outgoing[], messages: readonly ChatMessage[]) =>
  outgoing.filter(({ sent }) => !sent || !messages.some((one) => isSame(one, sent)))

let lastSent: Promise<unknown> = Promise.resolve()

/** The messages on their way to a contact; one that fails stays until it is sent again. */
export function useOutbox(userId: number, ownId: number, onArrived: () => void) {
  const queries = useQueryClient()
  const [outbox, setOutbox] = useAtom(outboxAtom)
  const conversation = conversationKey(userId)
  const put = async (outgoing: Outgoing) => {
    setOutbox((all) => [...all.filter(({ key }) => key !== outgoing.key), outgoing])
    const change = (fields: Partial<Outgoing>) =>
      setOutbox((all) => all.map((one) => (one.key === outgoing.key ? { ...one, ...fields } : one)))
    const body = { message: outgoing.text, senderId: ownId }
    // One after the other, so that what is written first comes first.
    const sending = lastSent.then(() => call(createChatMessage, { params: { userId }, body }))
    lastSent = sending.catch(() => undefined)
    try {
      const { msg, chat } = await sending
      change({ sent: msg })
      queries.setQueryData(chatQuery(userId).queryKey, (data) => {
        if (!data || data.chat?.messages.some((one) => isSame(one, msg))) return data
        const known = data.chat
        return { ...data, chat: known ? { ...known, messages: [...known.messages, msg] } : chat }
      })
      onArrived()
      await queries.invalidateQueries({ queryKey: chatsKey })
      setOutbox((all) => all.filter(({ key }) => key !== outgoing.key))
    } catch {
      change({ isFailed: true })
    }
  }
  return {
    outgoing: outbox.filter((one) => one.conversation === conversation),
    send: (text: string) =>
      put({ key: crypto.randomUUID(), conversation, text, time: new Date().toISOString(), isFailed: false }),
    retry: (failed: Outgoing) => put({ ...failed, isFailed: false }),
  }
}
