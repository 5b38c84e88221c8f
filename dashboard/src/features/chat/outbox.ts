import { type ChatMessage, createChatMessage } from '@data1522/mocks/contract/chat'
import { useQueryClient } from '@tanstack/react-query'
import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import { ApiError, call } from '../../core/api/client.ts'
import { personNow } from '../../core/auth/session.ts'
import { chatQuery, chatsKey } from '../../entities/chat/queries.ts'
import { conversationKey } from './drafts.ts'
import { keepOutbox, readOutbox } from './kept-outbox.ts'
import type { Letter, Outgoing } from './outgoing.ts'

/** The status that refuses what is sent to somebody who is blocked. */
export const BLOCKED = 409

const allAtom = atom(readOutbox())
/** What is on its way or did not get there; a reload keeps it. */
const outboxAtom = atom(
  (get) => get(allAtom),
  (get, set, update: (all: readonly Outgoing[]) => readonly Outgoing[]) => {
    set(allAtom, update)
    keepOutbox(get(allAtom))
  },
)

/** What tells the line of a message from the others; it stays the same from the moment when it is sent. */
export const lineOf = ({ id, key }: ChatMessage) => key ?? String(id)

let lastSent: Promise<unknown> = Promise.resolve()

/** The messages on their way to a contact; one that fails stays until it is sent again or thrown away. */
export function useOutbox(
  userId: number,
  ownId: number,
  messages: readonly ChatMessage[],
  onArrived: () => void,
) {
  const queries = useQueryClient()
  const [outbox, setOutbox] = useAtom(outboxAtom)
  const conversation = conversationKey(userId)
  const drop = (outgoing: Outgoing) => setOutbox((all) => all.filter(({ key }) => key !== outgoing.key))
  const written = outbox.filter((one) => one.conversation === conversation)
  const arrived = new Set(written.length > 0 ? messages.map(({ key }) => key) : [])
  // It arrived, and the page was left before that was known.
  const late = written.find(({ key, isFailed }) => isFailed && arrived.has(key))
  useEffect(() => {
    if (late) setOutbox((all) => all.filter((one) => one !== late))
  }, [late, setOutbox])
  const put = async (outgoing: Outgoing) => {
    setOutbox((all) => [...all.filter(({ key }) => key !== outgoing.key), outgoing])
    const change = (fields: Partial<Outgoing>) =>
      setOutbox((all) => all.map((one) => (one.key === outgoing.key ? { ...one, ...fields } : one)))
    const { key, text: message, attachments, replyToId } = outgoing
    const body = {
      key,
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
      queries.setQueryData(chatQuery(userId).queryKey, (data) => {
        if (!data || data.chat?.messages.some(({ id }) => id === msg.id)) return data
        const known = data.chat
        return { ...data, chat: known ? { ...known, messages: [...known.messages, msg] } : chat }
      })
      onArrived()
      await queries.invalidateQueries({ queryKey: chatsKey })
      drop(outgoing)
    } catch (error) {
      const failedWith = error instanceof ApiError ? error.status : undefined
      change({ isFailed: true, failedWith })
      // Who is blocked, as in another tab, is shown as such, with the way back.
      if (failedWith === BLOCKED) void queries.invalidateQueries({ queryKey: chatsKey })
    }
  }
  return {
    outgoing: written.filter(({ key }) => !arrived.has(key)),
    send: (letter: Letter) =>
      put({
        ...letter,
        key: crypto.randomUUID(),
        conversation,
        time: new Date().toISOString(),
        isFailed: false,
      }),
    retry: (failed: Outgoing) => put({ ...failed, isFailed: false, failedWith: undefined }),
    drop,
  }
}
