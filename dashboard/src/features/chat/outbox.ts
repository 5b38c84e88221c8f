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

/** The status of a message to a blocked contact. */
export const BLOCKED = 409

const allAtom = atom(readOutbox())
/** The messages that are being sent or have failed; they survive a reload. */
const outboxAtom = atom(
  (get) => get(allAtom),
  (get, set, update: (all: readonly Outgoing[]) => readonly Outgoing[]) => {
    set(allAtom, update)
    keepOutbox(get(allAtom))
  },
)

/** The key of a message's line; it stays the same while the message is sent. */
export const lineOf = ({ id, key }: ChatMessage) => key ?? String(id)

let lastSent: Promise<unknown> = Promise.resolve()

/** The messages being sent to a contact; a failed one stays until it is sent again or discarded. */
export function useOutbox(
  userId: number,
  ownId: number,
  messages: readonly ChatMessage[],
  onDelivered: () => void,
) {
  const queries = useQueryClient()
  const [outbox, setOutbox] = useAtom(outboxAtom)
  const conversation = conversationKey(userId)
  const drop = (outgoing: Outgoing) => setOutbox((all) => all.filter(({ key }) => key !== outgoing.key))
  const written = outbox.filter((one) => one.conversation === conversation)
  const deliveredKeys = new Set(written.length > 0 ? messages.map(({ key }) => key) : [])
  // A message that was delivered, although the page was left before the answer came.
  const late = written.find(({ key, isFailed }) => isFailed && deliveredKeys.has(key))
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
    // Messages are sent one after the other, to keep their order.
    const sending = lastSent.then(() => {
      // Another person may be signed in by now; the message then waits for its author.
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
      onDelivered()
      await queries.invalidateQueries({ queryKey: chatsKey })
      drop(outgoing)
    } catch (error) {
      const failedWith = error instanceof ApiError ? error.status : undefined
      change({ isFailed: true, failedWith })
      // The contact may have been blocked in another tab; show that, with the button to unblock.
      if (failedWith === BLOCKED) void queries.invalidateQueries({ queryKey: chatsKey })
    }
  }
  return {
    outgoing: written.filter(({ key }) => !deliveredKeys.has(key)),
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
