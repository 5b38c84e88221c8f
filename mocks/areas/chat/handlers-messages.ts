import type { z } from '../../contract/zod.ts'
import type { Chatbook } from './collection.ts'
import type { Chat, ChatContact, ChatMessage } from './contract.ts'
import type { keptChat, newChatMessage } from './schema.ts'
import { now } from '../../seed/clock.ts'
import { nextId } from '../../store/next-id.ts'

type KeptChat = z.output<typeof keptChat>

/** What is kept of a contact, also where nothing is left in it. */
const keptWith = ({ chats }: Chatbook, userId: number) => chats.all().find((chat) => chat.userId === userId)

/** The chat with a contact, if there is a message in it. */
export const chatWith = (chatbook: Chatbook, userId: number) => {
  const chat = keptWith(chatbook, userId)
  return chat && chat.messages.length > 0 ? chat : undefined
}

const FOUND_LIMIT = 20

/** The newest messages in the chats of some contacts that say something. */
export const findMessages = (
  { chats }: Chatbook,
  contacts: readonly ChatContact[],
  isFound: (text: string) => boolean,
) => {
  const contactsById = new Map(contacts.map((contact) => [contact.id, contact]))
  return chats
    .all()
    .flatMap(({ userId, messages }) => {
      const contact = contactsById.get(userId)
      if (!contact) return []
      const found = messages.filter(({ message }) => isFound(message)).slice(-FOUND_LIMIT)
      return found.map((msg) => ({ contact, msg }))
    })
    .toSorted((one, other) => other.msg.time.localeCompare(one.msg.time))
    .slice(0, FOUND_LIMIT)
}

/** A chat without what was deleted from it. */
export const shown = ({ id, userId, unseenMsgs, messages }: KeptChat): Chat => ({
  id,
  userId,
  unseenMsgs,
  messages,
})

type Feedback = ChatMessage['feedback']

const withFeedback = (messages: readonly ChatMessage[], senderId: number, feedback: Partial<Feedback>) =>
  messages.map((message) =>
    message.senderId === senderId ? { ...message, feedback: { ...message.feedback, ...feedback } } : message,
  )

const SEEN: Feedback = { isSent: true, isDelivered: true, isSeen: true }

/** The chat as it is once its reader has looked at it. */
export const openChat = ({ chats }: Chatbook, chat: KeptChat): Chat =>
  shown(
    chat.unseenMsgs === 0
      ? chat
      : chats.update(chat.id, {
          unseenMsgs: 0,
          messages: withFeedback(chat.messages, chat.userId, SEEN),
        })!,
  )

/** Marks how far what a contact was sent has come. */
export const markForContact = (
  { chats }: Chatbook,
  { id, messages }: KeptChat,
  ownId: number,
  feedback: Partial<Feedback> = SEEN,
) => shown(chats.update(id, { messages: withFeedback(messages, ownId, feedback) })!)

/** A number that no message of these chats has or had. */
const nextMessageId = ({ chats }: Chatbook) =>
  nextId(
    [...chats.all(), ...chats.removed().map(({ row }) => row)].flatMap(({ messages, removed }) => [
      ...messages,
      ...removed,
    ]),
  )

/** Sends a message to a contact, or from it; answers the chat too if the message began it. */
export const addMessage = (
  chatbook: Chatbook,
  userId: number,
  { message, senderId, attachments, replyToId, key }: z.output<typeof newChatMessage>,
) => {
  const { chats } = chatbook
  const kept = keptWith(chatbook, userId)
  const arrived = key && kept?.messages.find((one) => one.key === key && one.senderId === senderId)
  if (arrived) return { msg: arrived }
  const msg: ChatMessage = {
    id: nextMessageId(chatbook),
    message,
    time: now().toISOString(),
    senderId,
    feedback: { isSent: true, isDelivered: false, isSeen: false },
    attachments,
    reactions: [],
    ...(replyToId !== undefined && { replyToId }),
    ...(key && { key }),
    isEdited: false,
  }
  const unseen = senderId === userId ? 1 : 0
  if (!kept) {
    const begun = chats.insert({ userId, unseenMsgs: unseen, messages: [msg], removed: [] })
    return { msg, chat: shown(begun) }
  }
  const chat = chats.update(kept.id, {
    unseenMsgs: kept.unseenMsgs + unseen,
    messages: [...kept.messages, msg],
  })!
  return kept.messages.length === 0 ? { msg, chat: shown(chat) } : { msg }
}

/** Changes one message of a chat. */
export const changeMessage = (
  { chats }: Chatbook,
  chat: KeptChat,
  message: ChatMessage,
  fields: Partial<ChatMessage>,
) => {
  const msg = { ...message, ...fields }
  chats.update(chat.id, { messages: chat.messages.map((one) => (one === message ? msg : one)) })
  return msg
}

/** Takes a message out of a chat, so that it can come back. */
export const removeMessage = ({ chats }: Chatbook, chat: KeptChat, message: ChatMessage) =>
  chats.update(chat.id, {
    messages: chat.messages.filter((one) => one !== message),
    removed: [...chat.removed, message],
  })

/** Puts deleted messages back, all of them or none. */
export const restoreMessages = (chatbook: Chatbook, userId: number, ids: readonly number[]) => {
  const chat = keptWith(chatbook, userId)
  const wanted = new Set(ids)
  const back = chat?.removed.filter(({ id }) => wanted.has(id)) ?? []
  if (!chat || back.length !== wanted.size) return undefined
  chatbook.chats.update(chat.id, {
    messages: [...chat.messages, ...back].sort(
      (one, other) => one.time.localeCompare(other.time) || one.id - other.id,
    ),
    removed: chat.removed.filter(({ id }) => !wanted.has(id)),
  })
  return back
}
