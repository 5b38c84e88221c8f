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

const person = {
  id,
  fullName: requiredLine,
  role: line,
  about: z.string().check(z.trim(), z.maxLength(ABOUT_LIMIT)),
  avatar: picture,
  status: oneOf(CHAT_STATUSES),
}

export const chatContact = z.object({
  ...person,
  email,
  phone: line,
  hours: z.object({ from: z.iso.time(), to: z.iso.time() }),
})

export const chatProfile = z.object({
  ...person,
  settings: z.object({ isTwoStepAuthVerificationEnabled: z.boolean(), isNotificationsOn: z.boolean() }),
})

export const chatProfileEdit = z.partial(z.pick(chatProfile, { about: true, status: true, settings: true }))

export const chatMessage = z.object({
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(MESSAGE_LIMIT)),
  time: z.iso.datetime(),
  senderId: id,
  feedback: z.object({ isSent: z.boolean(), isDelivered: z.boolean(), isSeen: z.boolean() }),
})

export const chat = z.object({
  id,
  userId: id,
  unseenMsgs: count,
  messages: z.array(chatMessage).check(z.minLength(1)),
})

export const chatWithContact = z.extend(chatContact, {
  chat: z.object({ id, unseenMsgs: count, lastMessage: chatMessage }),
})

export const chatQuery = z.object({ q: text() })

export const newChatMessage = z.pick(chatMessage, { message: true, senderId: true })

/** The chat comes along if the message began it. */
const sentMessage = z.object({ msg: chatMessage, chat: z.optional(chat) })

export const listChatsAndContacts = {
  access: may('read', 'Chat'),
  query: chatQuery,
  answers: {
    200: z.object({
      chatsContacts: z.array(chatWithContact),
      contacts: z.array(chatContact),
      profileUser: chatProfile,
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
  answers: { 201: sentMessage, 400: invalidInput, 404: failure },
}

export const readChatAsContact = {
  access: 'signed-in' as const,
  beyond: true as const,
  answers: { 200: z.object({ chat }), 404: failure },
}

export const createChatReply = {
  access: 'signed-in' as const,
  beyond: true as const,
  answers: { 201: sentMessage, 404: failure },
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

export const updateChatProfile = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: chatProfileEdit,
  answers: { 200: chatProfile, 400: invalidInput },
}
