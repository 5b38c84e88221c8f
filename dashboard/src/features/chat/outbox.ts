import { createChatMessage } from '@data1522/mocks/contract/chat'
import { useQueryClient } from '@tanstack/react-query'
import { atom, useAtom } from 'jotai'
import { call } from '../../core/api/client.ts'
import { personKey } from '../../core/storage/person-key.ts'
import { chatsKey } from '../../entities/chat/queries.ts'

/** A message that is on its way, or that did not get there. */
export interface Outgoing {
  readonly key: string
  /** The conversation that it belongs to, of the person who wrote it. */
  readonly conversation: string
  readonly text: string
  readonly time: string
  readonly isFailed: boolean
}

const outboxAtom = atom<readonly Outgoing[]>([])

/** What has been written and not sent, by conversation; it stays while one looks elsewhere. */
export const draftsAtom = atom<Readonly<Record<string, string>>>({})

/** A contact's conversation with the person who is signed in: the next one sees nothing of it. */
export const conversationKey = (userId: number) => personKey(`chat-${userId}`)

/** The messages on their way to a contact; one that fails stays until it is sent again. */
export function useOutbox(userId: number, ownId: number) {
  const queries = useQueryClient()
  const [outbox, setOutbox] = useAtom(outboxAtom)
  const conversation = conversationKey(userId)
  const put = async (outgoing: Outgoing) => {
    setOutbox((all) => [...all.filter(({ key }) => key !== outgoing.key), outgoing])
    try {
      await call(createChatMessage, { params: { userId }, body: { message: outgoing.text, senderId: ownId } })
      await queries.invalidateQueries({ queryKey: chatsKey })
      setOutbox((all) => all.filter(({ key }) => key !== outgoing.key))
    } catch {
      setOutbox((all) => all.map((one) => (one.key === outgoing.key ? { ...one, isFailed: true } : one)))
    }
  }
  return {
    outgoing: outbox.filter((one) => one.conversation === conversation),
    send: (text: string) =>
      put({ key: crypto.randomUUID(), conversation, text, time: new Date().toISOString(), isFailed: false }),
    retry: (failed: Outgoing) => put({ ...failed, isFailed: false }),
  }
}
