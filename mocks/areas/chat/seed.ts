import type { Chat, ChatMessage } from './contract.ts'
import { sum } from '../../contract/lists.ts'
import { CHAT_PROFILE_ID } from './seed-profile.ts'
import type { Conversation } from './seed-conversation.ts'
import { conversationsAbroad } from './seed-conversations-abroad.ts'
import { conversationsAtHome } from './seed-conversations-at-home.ts'
import { longConversation } from './seed-conversations-long.ts'
import { instantOf, MINUTE } from '../../seed/moments.ts'
import { createRandom, type Random } from '../../seed/random.ts'

const SEED = 2718
const LONGEST_PAUSE = 6

type Stretch = Conversation['stretches'][number]

const toMessages = ({ until, lines }: Stretch, userId: number, random: Random): ChatMessage[] => {
  const pauses = lines.map(() => random.integer(1, LONGEST_PAUSE))
  const end = instantOf(until)
  return lines.map(({ isMine, message, progress }, index) => {
    const minutesLeft = sum(pauses.slice(index + 1))
    return {
      message,
      time: new Date(end - minutesLeft * MINUTE).toISOString(),
      senderId: isMine ? CHAT_PROFILE_ID : userId,
      feedback: { isSent: true, isDelivered: progress !== 'sent', isSeen: progress === 'seen' },
    }
  })
}

const toChat = ({ userId, stretches }: Conversation, index: number): Chat => {
  const random = createRandom(SEED * userId)
  const lines = stretches.flatMap((stretch) => stretch.lines)
  return {
    id: index + 1,
    userId,
    unseenMsgs: lines.filter(({ isMine, progress }) => !isMine && progress !== 'seen').length,
    messages: stretches.flatMap((stretch) => toMessages(stretch, userId, random)),
  }
}

/** The chats of a fresh start. */
export const seedChats = (): Chat[] =>
  [longConversation, ...conversationsAtHome, ...conversationsAbroad].map(toChat)
