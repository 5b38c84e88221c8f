import { toasts } from '@data1522/design-system/toasts'
import { createChatReply, deliverChat, readChatAsContact } from '@data1522/mocks/contract/chat'
import { useQueryClient } from '@tanstack/react-query'
import { atom, useAtom } from 'jotai'
import { call } from '../../core/api/client.ts'
import { useText } from '../../core/i18n/useText.ts'
import { personKey } from '../../core/storage/person-key.ts'
import { chatsKey } from '../../entities/chat/queries.ts'

/** How long what is sent takes to arrive, the contact to look at it, and then to write, in milliseconds. */
const ARRIVES_AFTER = 300
const READS_AFTER = 600
const WRITES_FOR = 1800

/** The contacts that are writing. */
const writingAtom = atom<readonly number[]>([])

/** What each contact has to answer to: the last thing that it was told. */
const turns = new Map<number, symbol>()

/** Leaves unanswered what a contact was told, as when the conversation is deleted. */
export const dropAnswer = (userId: number) => void turns.delete(userId)

const pause = (time: number) => new Promise((done) => setTimeout(done, time))

/** Whether someone is told for the first time in this browser. */
function isNews(): boolean {
  const key = personKey('chat-answers')
  try {
    const isKnown = localStorage.getItem(key) !== null
    localStorage.setItem(key, 'told')
    return !isKnown
  } catch {
    return false
  }
}

/** The people of the demo, who read what they are sent, write and answer; once it is said that nobody is behind them. */
export function useAnswers(isAlive: boolean) {
  const text = useText()
  const queries = useQueryClient()
  const [writing, setWriting] = useAtom(writingAtom)
  const answer = async (userId: number) => {
    if (!isAlive) return
    if (isNews()) toasts.show({ title: () => text('chat.simulated') })
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
      // Who cannot be reached does not answer.
    } finally {
      if ((turns.get(userId) ?? turn) === turn) setIsWriting(false)
      await readAnew()
    }
  }
  return { writing, answer }
}
