import { toasts } from '@data1522/design-system/toasts'
import { createChatReply, deliverChat, readChatAsContact } from '@data1522/mocks/contract/chat'
import { useQueryClient } from '@tanstack/react-query'
import { atom, useAtom } from 'jotai'
import { call } from '../../core/api/client.ts'
import { useText } from '../../core/i18n/useText.ts'
import { personKey } from '../../core/storage/person-key.ts'
import { chatsKey } from '../../entities/chat/queries.ts'

/** The simulated times for delivery, reading and writing, in milliseconds. */
const ARRIVES_AFTER = 300
const READS_AFTER = 600
const WRITES_FOR = 1800

/** The ids of the contacts that are writing. */
const writingAtom = atom<readonly number[]>([])

/** The last message of each contact's conversation, which the contact answers. */
const turns = new Map<number, symbol>()

/** Cancels the answer of a contact, for example when the conversation is deleted. */
export const dropAnswer = (userId: number) => void turns.delete(userId)

const pause = (time: number) => new Promise((done) => setTimeout(done, time))

/** Whether this is the person's first simulated answer in this browser. */
function isFirstAnswer(): boolean {
  const key = personKey('chat-answers')
  try {
    const isKnown = localStorage.getItem(key) !== null
    localStorage.setItem(key, 'told')
    return !isKnown
  } catch {
    return false
  }
}

/** Simulates contacts who read, write and answer. The first time, a toast says that they are simulated. */
export function useAnswers(isAlive: boolean) {
  const text = useText()
  const queries = useQueryClient()
  const [writing, setWriting] = useAtom(writingAtom)
  const answer = async (userId: number) => {
    if (!isAlive) return
    if (isFirstAnswer()) toasts.show({ title: () => text('chat.simulated') })
    const turn = Symbol(userId)
    const reader = personKey('chat')
    turns.set(userId, turn)
    const isDue = () => turns.get(userId) === turn && personKey('chat') === reader
    const readAnew = () => queries.invalidateQueries({ queryKey: chatsKey })
    const setIsWriting = (isWriting: boolean) =>
      setWriting((all) => [...all.filter((one) => one !== userId), ...(isWriting ? [userId] : [])])
    try {
      await pause(ARRIVES_AFTER)
      if (!isDue()) return
      await call(deliverChat, { params: { userId } })
      await readAnew()
      await pause(READS_AFTER)
      if (!isDue()) return
      await call(readChatAsContact, { params: { userId } })
      setIsWriting(true)
      await readAnew()
      await pause(WRITES_FOR)
      if (isDue()) await call(createChatReply, { params: { userId } })
    } catch {
      // Without a connection there is no answer.
    } finally {
      if ((turns.get(userId) ?? turn) === turn) setIsWriting(false)
      await readAnew()
    }
  }
  return { writing, answer }
}
