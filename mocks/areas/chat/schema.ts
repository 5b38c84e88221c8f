import { may } from '../../contract/access.ts'
import { CHAT_STATUSES } from './contract.ts'
import {
  count,
  email,
  failure,
  id,
  invalidInput,
  line,
  nothing,
  oneOf,
  picture,
  requiredLine,
  someIds,
} from '../../contract/common.schema.ts'
import { text } from '../../contract/query.schema.ts'
import { z } from '../../contract/zod.ts'

const MESSAGE_LIMIT = 5000
const ABOUT_LIMIT = 500
const ATTACHMENT_LIMIT = 10
const EMOJI_LIMIT = 40

const person = {
  id,
  fullName: requiredLine,
  role: line,
  about: z.string().check(z.trim(), z.maxLength(ABOUT_LIMIT)),
  avatar: picture,
  status: oneOf(CHAT_STATUSES),
}

/** What each caller sets for a contact. */
export const chatContactSettings = z.object({
  isPinned: z.boolean(),
  isMuted: z.boolean(),
  isBlocked: z.boolean(),
})

export const chatContactEdit = z.partial(chatContactSettings)

export const chatContact = z.object({
  ...person,
  ...chatContactSettings.shape,
  email,
  phone: line,
  hours: z.object({ from: z.iso.time(), to: z.iso.time() }),
})

export const chatProfile = z.object({
  ...person,
  settings: z.object({ isTwoStepAuthVerificationEnabled: z.boolean(), isNotificationsOn: z.boolean() }),
})

export const chatProfileEdit = z.partial(z.pick(chatProfile, { about: true, status: true, settings: true }))

export const chatAttachment = z.object({
  fileName: requiredLine,
  url: picture,
  thumbnail: picture,
  size: line,
})

const isEmoji = (given: string) =>
  /^[\p{Emoji}\p{Emoji_Component}\p{Extended_Pictographic}]+$/u.test(given) && /\P{ASCII}/u.test(given)
const emoji = z.string().check(z.maxLength(EMOJI_LIMIT), z.refine(isEmoji, 'An emoji is needed'))

export const chatReaction = z.object({ emoji, senderId: id })

const words = z.string().check(z.trim(), z.maxLength(MESSAGE_LIMIT))
const attachments = z.array(chatAttachment).check(z.maxLength(ATTACHMENT_LIMIT))

export const chatMessage = z.object({
  id,
  // Empty where files say it all.
  message: words,
  time: z.iso.datetime(),
  senderId: id,
  feedback: z.object({ isSent: z.boolean(), isDelivered: z.boolean(), isSeen: z.boolean() }),
  attachments,
  reactions: z.array(chatReaction),
  replyToId: z.optional(id),
  key: z.optional(z.uuid()),
  isEdited: z.boolean(),
})

export const chat = z.object({
  id,
  userId: id,
  unseenMsgs: count,
  messages: z.array(chatMessage),
})

/** As it is kept: with the messages that were deleted, which can come back and whose ids stay taken. */
export const keptChat = z.extend(chat, { removed: z.array(chatMessage) })

export const chatWithContact = z.extend(chatContact, {
  chat: z.object({ id, unseenMsgs: count, lastMessage: chatMessage }),
})

export const chatQuery = z.object({ q: text() })

export const newChatMessage = z
  .object({
    message: words,
    senderId: id,
    attachments: z._default(attachments, []),
    replyToId: z.optional(id),
    key: z.optional(z.uuid()),
  })
  .check(
    z.refine(({ message, attachments: files }) => message !== '' || files.length > 0, {
      path: ['message'],
      error: 'A message says something or brings a file',
    }),
  )

export const chatMessageEdit = z.object({ message: words.check(z.minLength(1)) })

export const chatReactionEdit = z.object({ emoji, isOn: z.boolean() })

/** The chat comes along if the message began it. */
const sentMessage = z.object({ msg: chatMessage, chat: z.optional(chat) })

/** A message that has what was looked for, and whom it was written with. */
const foundMessage = z.object({ contact: chatContact, msg: chatMessage })

export const listChatsAndContacts = {
  access: may('read', 'Chat'),
  query: chatQuery,
  answers: {
    200: z.object({
      chatsContacts: z.array(chatWithContact),
      contacts: z.array(chatContact),
      profileUser: chatProfile,
      found: z.optional(z.array(foundMessage)),
    }),
  },
}

export const getChat = {
  access: may('read', 'Chat'),
  isChanging: true as const,
  answers: { 200: z.object({ chat: z.optional(chat), contact: chatContact }), 404: failure },
}

export const createChatMessage = {
  access: may('create', 'Chat'),
  body: newChatMessage,
  answers: { 201: sentMessage, 400: invalidInput, 404: failure, 409: failure },
}

export const deliverChat = {
  access: 'signed-in' as const,
  beyond: true as const,
  answers: { 200: z.object({ chat }), 404: failure, 409: failure },
}

export const readChatAsContact = {
  access: 'signed-in' as const,
  beyond: true as const,
  answers: { 200: z.object({ chat }), 404: failure, 409: failure },
}

export const createChatReply = {
  access: 'signed-in' as const,
  beyond: true as const,
  answers: { 201: sentMessage, 404: failure, 409: failure },
}

export const deleteChat = {
  access: 'signed-in' as const,
  beyond: true as const,
  answers: { 204: nothing, 404: failure },
}

export const restoreChats = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: someIds,
  answers: { 200: z.object({ chats: z.array(chat) }), 400: invalidInput, 404: failure, 409: failure },
}

const changedMessage = z.object({ msg: chatMessage })

export const updateChatMessage = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: chatMessageEdit,
  answers: { 200: changedMessage, 400: invalidInput, 404: failure, 409: failure },
}

export const deleteChatMessage = {
  access: 'signed-in' as const,
  beyond: true as const,
  answers: { 204: nothing, 404: failure, 409: failure },
}

export const restoreChatMessages = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: someIds,
  answers: { 200: z.object({ messages: z.array(chatMessage) }), 400: invalidInput, 404: failure },
}

export const setChatReaction = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: chatReactionEdit,
  answers: { 200: changedMessage, 400: invalidInput, 404: failure },
}

export const updateChatContact = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: chatContactEdit,
  answers: { 200: chatContact, 400: invalidInput, 404: failure },
}

export const updateChatProfile = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: chatProfileEdit,
  answers: { 200: chatProfile, 400: invalidInput },
}
