import { type ChatMessage, createChatMessage } from '@data1522/mocks/contract/chat'
import { useQueryClient } from '@tanstack/react-query'
import { atom, useAtom } from 'jotai'
import { call } from '../../core/api/client.ts'
import { personNow } from '../../core/auth/session.ts'
import { chatQuery, chatsKey } from '../../entities/chat/queries.ts'
import type { Attachment } from '../../shared/files/attachment-of.ts'
import { conversationKey } from './drafts.ts'
import { keepOutbox, readOutbox } from './kept-outbox.ts'

/** What shall be sent. */
export interface Letter {
  readonly text: string
  readonly attachments: readonly Attachment[]
  /** The id of the message that it answers. */
  readonly replyToId?: number
}

/** A message that is on its way, or that did not get there. */
export interface Outgoing extends Letter {
  readonly key: string
  /** The conversation that it belongs to, of the person who wrote it. */
  readonly conversation: string
  readonly time: string
  readonly isFailed: boolean
  /** Whether the page was left before it was known that it arrived. */
  readonly isUnsure?: boolean
  /** What the server made of it: from then on the conversation has it. */
  readonly sent?: ChatMessage
}

const allAtom = atom(readOutbox())
/** What is on its way or did not get there; a reload keeps it. */
const outboxAtom = atom(
  (get) => get(allAtom),
  (get, set, update: (all: readonly Outgoing[]) => readonly Outgoing[]) => {
    set(allAtom, update)
    keepOutbox(get(allAtom))
  },
)

/** Under which keys messages were shown while they were on their way, by their ids: they stay the same lines. */
const keysOfSent = new Map<number, string>()

/** What tells the line of a message from the others. */
export const lineOf = ({ id }: ChatMessage) => keysOfSent.get(id) ?? String(id)

const isIn =
  (messages: readonly ChatMessage[]) =>
  ({ sent, isUnsure, text, time }: Outgoing) =>
    sent
      ? messages.some(({ id }) => id === sent.id)
      : isUnsure && messages.some((one) => one.message === text && one.time >= time)

/** Those that a conversation does not have yet. */
export function stillOutside(outgoing: readonly Outgoing[], messages: readonly ChatMessage[]) {
  const isThere = isIn(messages)
  return outgoing.filter((one) => !isThere(one))
}

let lastSent: Promise<unknown> = Promise.resolve()

/** The messages on their way to a contact; one that fails stays until it is sent again or thrown away. */
export function useOutbox(userId: number, ownId: number, onArrived: () => void) {
  const queries = useQueryClient()
  const [outbox, setOutbox] = useAtom(outboxAtom)
  const conversation = conversationKey(userId)
  const drop = (outgoing: Outgoing) => setOutbox((all) => all.filter(({ key }) => key !== outgoing.key))
  const put = async (outgoing: Outgoing) => {
    setOutbox((all) => [...all.filter(({ key }) => key !== outgoing.key), outgoing])
    const change = (fields: Partial<Outgoing>) =>
      setOutbox((all) => all.map((one) => (one.key === outgoing.key ? { ...one, ...fields } : one)))
    const { text: message, attachments, replyToId } = outgoing
    const body = {
      message,
      senderId: ownId,
      attachments: [...attachments],
      ...(replyToId !== undefined && { replyToId }),
    }
    const owner = personNow()
    // One after the other, so that what is written first comes first.
    const sending = lastSent.then(() => {
      // By its turn it would go out as whoever is here then; it waits here for who wrote it.
      if (personNow() !== owner) throw new Error('Who wrote the message is no longer signed in.')
      return call(createChatMessage, { params: { userId }, body })
    })
    lastSent = sending.catch(() => undefined)
    try {
      const { msg, chat } = await sending
      if (personNow() !== owner) return drop(outgoing)
      keysOfSent.set(msg.id, outgoing.key)
      change({ sent: msg })
      queries.setQueryData(chatQuery(userId).queryKey, (data) => {
        if (!data || data.chat?.messages.some(({ id }) => id === msg.id)) return data
        const known = data.chat
        return { ...data, chat: known ? { ...known, messages: [...known.messages, msg] } : chat }
      })
      onArrived()
      await queries.invalidateQueries({ queryKey: chatsKey })
      drop(outgoing)
    } catch {
      change({ isFailed: true })
    }
  }
  return {
    outgoing: outbox.filter((one) => one.conversation === conversation),
    send: (letter: Letter) =>
      put({
        ...letter,
        key: crypto.randomUUID(),
        conversation,
        time: new Date().toISOString(),
        isFailed: false,
      }),
    retry: (failed: Outgoing) => put({ ...failed, isFailed: false }),
    drop,
  }
}
