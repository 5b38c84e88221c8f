import { chats } from './collection.ts'
import type { Chat, ChatMessage } from './contract.ts'
import { now } from '../../seed/clock.ts'

/** The chat with a contact. */
export const chatWith = (userId: number) => chats.all().find((chat) => chat.userId === userId)

/** Messages of which those of one side have been seen. */
const seenOf = (messages: readonly ChatMessage[], senderId: number) =>
  messages.map((message) =>
    message.senderId === senderId
      ? { ...message, feedback: { isSent: true, isDelivered: true, isSeen: true } }
      : message,
  )

/** The chat as it is once its reader has looked at it. */
export const openChat = (chat: Chat): Chat =>
  chat.unseenMsgs === 0
    ? chat
    : chats.update(chat.id, { unseenMsgs: 0, messages: seenOf(chat.messages, chat.userId) })!

/** Marks as seen what a contact was sent. */
export const markAsSeenByContact = ({ id, messages }: Chat, ownId: number) =>
  chats.update(id, { messages: seenOf(messages, ownId) })

/** Sends a message to a contact, or from it; answers the chat too if the message began it. */
export const addMessage = (
  userId: number,
  { message, senderId }: Pick<ChatMessage, 'message' | 'senderId'>,
) => {
  const feedback = { isSent: true, isDelivered: false, isSeen: false }
  const msg: ChatMessage = { message, time: now().toISOString(), senderId, feedback }
  const unseen = senderId === userId ? 1 : 0
  const chat = chatWith(userId)
  if (!chat) return { msg, chat: chats.insert({ userId, unseenMsgs: unseen, messages: [msg] }) }
  chats.update(chat.id, { unseenMsgs: chat.unseenMsgs + unseen, messages: [...chat.messages, msg] })
  return { msg }
}
