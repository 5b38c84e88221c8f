import type * as schemas from './schema.ts'
import { endpoint } from '../../contract/endpoint.ts'
import type { z } from '../../contract/zod.ts'

/** How someone can be reached. */
export const CHAT_STATUSES = ['online', 'offline', 'busy', 'away'] as const

export type ChatStatus = (typeof CHAT_STATUSES)[number]

/**
 * Whom one can write to, under the id of the user that it is; `hours` are those of its working day. Beyond the
 * specification: what the caller set for it.
 */
export type ChatContact = z.output<typeof schemas.chatContact>

/** Whoever is signed in, as the chat knows it. */
export type ChatProfile = z.output<typeof schemas.chatProfile>

/** What changing the own profile takes: the fields that change, `settings` as a whole. */
export type ChatProfileEdit = z.input<typeof schemas.chatProfileEdit>

/** A file that comes with a message; its address holds it whole. */
export type ChatAttachment = z.output<typeof schemas.chatAttachment>

/** What somebody feels about a message: one picture of one person. */
export type ChatReaction = z.output<typeof schemas.chatReaction>

/**
 * A message; `feedback` tells how far it has come. Beyond the specification: an id that is never given twice, files,
 * reactions, what it answers, and the key under which it was sent.
 */
export type ChatMessage = z.output<typeof schemas.chatMessage>

/** What the caller sets for a contact: the fields that change. A blocked one is not written to and does not answer. */
export type ChatContactEdit = z.input<typeof schemas.chatContactEdit>

/** A conversation with the contact `userId`, the oldest message first. */
export type Chat = z.output<typeof schemas.chat>

/** A contact with the end of the conversation with it. */
export type ChatWithContact = z.output<typeof schemas.chatWithContact>

/** Which contacts a list shows: those whose names contain `q`. */
export type ChatQuery = z.input<typeof schemas.chatQuery>

/**
 * What sending a message takes; `senderId` is the id of the own profile or, to play the other side, of the contact. What
 * is sent again under the same `key` arrives once.
 */
export type NewChatMessage = z.input<typeof schemas.newChatMessage>

/**
 * The contacts with a chat, the newest message first, all contacts, and the own profile. Beyond the specification: where
 * something is looked for, the newest messages that have it, in `found`.
 */
export const listChatsAndContacts = endpoint<typeof schemas.listChatsAndContacts>()({
  method: 'GET',
  path: '/api/apps/chat/chats-and-contacts',
})

/** The chat with a contact, if there is one, and the contact; from then on every message in it is seen. */
export const getChat = endpoint<typeof schemas.getChat>()({
  method: 'GET',
  path: '/api/apps/chat/chats/:userId',
})

/** Sends a message, and with it begins the chat if there was none. */
export const createChatMessage = endpoint<typeof schemas.createChatMessage>()({
  method: 'POST',
  path: '/api/apps/chat/chats/:userId',
})

/** Beyond the specification: lets what was sent arrive where the contact is; it is delivered from then on. */
export const deliverChat = endpoint<typeof schemas.deliverChat>()({
  method: 'POST',
  path: '/api/apps/chat/chats/:userId/deliver',
})

/** Beyond the specification: lets the contact look at what it was sent, which is seen from then on. */
export const readChatAsContact = endpoint<typeof schemas.readChatAsContact>()({
  method: 'POST',
  path: '/api/apps/chat/chats/:userId/read',
})

/** Beyond the specification: lets the contact answer; what was sent to it is seen by then. */
export const createChatReply = endpoint<typeof schemas.createChatReply>()({
  method: 'POST',
  path: '/api/apps/chat/chats/:userId/reply',
})

/** Beyond the specification: deletes the chat with a contact; `restoreChats` takes it back by the id of the chat. */
export const deleteChat = endpoint<typeof schemas.deleteChat>()({
  method: 'DELETE',
  path: '/api/apps/chat/chats/:userId',
})

/** Beyond the specification: puts deleted chats back, all of them or none; a newer chat with the same contact forbids it. */
export const restoreChats = endpoint<typeof schemas.restoreChats>()({
  method: 'POST',
  path: '/api/apps/chat/chats/restore',
})

/** Beyond the specification: changes what an own message says, which is then marked as edited. */
export const updateChatMessage = endpoint<typeof schemas.updateChatMessage>()({
  method: 'PUT',
  path: '/api/apps/chat/chats/:userId/messages/:messageId',
})

/** Beyond the specification: deletes an own message; `restoreChatMessages` takes it back. */
export const deleteChatMessage = endpoint<typeof schemas.deleteChatMessage>()({
  method: 'DELETE',
  path: '/api/apps/chat/chats/:userId/messages/:messageId',
})

/** Beyond the specification: puts deleted messages back where they stood, all of them or none. */
export const restoreChatMessages = endpoint<typeof schemas.restoreChatMessages>()({
  method: 'POST',
  path: '/api/apps/chat/chats/:userId/messages/restore',
})

/** Beyond the specification: sets a reaction of one's own to a message, or takes it off. */
export const setChatReaction = endpoint<typeof schemas.setChatReaction>()({
  method: 'PUT',
  path: '/api/apps/chat/chats/:userId/messages/:messageId/reaction',
})

/** Beyond the specification: pins, mutes or blocks a contact, for the caller alone; fields that are not given stay. */
export const updateChatContact = endpoint<typeof schemas.updateChatContact>()({
  method: 'PUT',
  path: '/api/apps/chat/contacts/:userId',
})

/** Beyond the specification: changes the own profile; fields that are not given stay. */
export const updateChatProfile = endpoint<typeof schemas.updateChatProfile>()({
  method: 'PUT',
  path: '/api/apps/chat/profile',
})
