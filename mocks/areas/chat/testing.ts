import { createChatMessage, createChatReply, getChat, listChatsAndContacts } from './contract.ts'
import { CHAT_PROFILE_ID } from './seed-profile.ts'
import { call } from '../../testing/call.ts'

/** The chats and contacts whose names contain a text. */
export const listChats = (q?: string) => call(listChatsAndContacts, { query: { q } })

/** The row of a contact among the chats. */
export const chatRow = async (userId: number) =>
  (await listChats()).chatsContacts.find(({ id }) => id === userId)

/** Opens the chat with a contact. */
export const openChat = (userId: number) => call(getChat, { params: { userId } })

/** Sends a message to a contact, as oneself unless it says who. */
export const say = (userId: number, message: string, senderId = CHAT_PROFILE_ID) =>
  call(createChatMessage, { params: { userId }, body: { message, senderId } })

/** Lets a contact answer. */
export const answer = (userId: number) => call(createChatReply, { params: { userId } })
