import type { z } from '../../contract/zod.ts'
import type { ChatMessage } from './contract.ts'
import type { keptChat } from './schema.ts'
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
/** How far the ids of the messages of two chats lie apart. */
const IDS = 1000

type Stretch = Conversation['stretches'][number]
type Unnumbered = Omit<ChatMessage, 'id' | 'replyToId'> & { readonly answers: number }

const toMessages = ({ until, lines }: Stretch, userId: number, random: Random): Unnumbered[] => {
  const pauses = lines.map(() => random.integer(1, LONGEST_PAUSE))
  const end = instantOf(until)
  return lines.map(({ isMine, message, progress, attachments = [], reactions = [], answers = 0 }, index) => {
    const minutesLeft = sum(pauses.slice(index + 1))
    return {
      message,
      time: new Date(end - minutesLeft * MINUTE).toISOString(),
      senderId: isMine ? CHAT_PROFILE_ID : userId,
      feedback: { isSent: true, isDelivered: progress !== 'sent', isSeen: progress === 'seen' },
      attachments: [...attachments],
      reactions: reactions.map((emoji) => ({ emoji, senderId: isMine ? userId : CHAT_PROFILE_ID })),
      isEdited: false,
      answers,
    }
  })
}

const toChat = ({ userId, stretches }: Conversation, index: number): z.output<typeof keptChat> => {
  const random = createRandom(SEED * userId)
  const lines = stretches.flatMap((stretch) => stretch.lines)
  const first = index * IDS + 1
  return {
    id: index + 1,
    userId,
    unseenMsgs: lines.filter(({ isMine, progress }) => !isMine && progress !== 'seen').length,
    messages: stretches
      .flatMap((stretch) => toMessages(stretch, userId, random))
      .map(({ answers, ...message }, place) => ({
        ...message,
        id: first + place,
        ...(answers > 0 && { replyToId: first + place - answers }),
      })),
    removed: [],
  }
}

/** The chats of a fresh start. */
export const seedChats = () => [longConversation, ...conversationsAtHome, ...conversationsAbroad].map(toChat)
