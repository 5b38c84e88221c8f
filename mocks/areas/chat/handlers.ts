import { type Chatbook, chatbookOf, profileOf } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { isEachOnce } from '../../contract/lists.ts'
import { findContact, listContacts } from './handlers-contacts.ts'
import { addMessage, chatWith, findMessages, markForContact, openChat, shown } from './handlers-messages.ts'
import { composeReply } from './handlers-reply.ts'
import { CHAT_PROFILE_ID } from './seed-profile.ts'
import { createSearch } from '../../runtime/filter.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { invalid, noContent, reply } from '../../runtime/reply.ts'

const contactNotFound = reply(404, { message: 'Contact not found' })
const chatNotFound = reply(404, { message: 'Chat not found' })
const isBlocked = reply(409, { message: 'The contact is blocked' })

const withChat = (chatbook: Chatbook, contact: contract.ChatContact): contract.ChatWithContact[] => {
  const chat = chatWith(chatbook, contact.id)
  if (!chat) return []
  const { id, unseenMsgs, messages } = chat
  return [{ ...contact, chat: { id, unseenMsgs, lastMessage: messages.at(-1)! } }]
}

export const listChatsAndContacts = handle(
  contract.listChatsAndContacts,
  schemas.listChatsAndContacts,
  ({ query, caller }) => {
    const isFound = createSearch(query.q)
    const chatbook = chatbookOf(caller)
    const all = listContacts(chatbook)
    const contacts = all.filter(({ fullName }) => isFound(fullName))
    const chatsContacts = contacts
      .flatMap((contact) => withChat(chatbook, contact))
      .toSorted((one, other) => other.chat.lastMessage.time.localeCompare(one.chat.lastMessage.time))
    const found = query.q?.trim() ? { found: findMessages(chatbook, all, isFound) } : {}
    return reply(200, { chatsContacts, contacts, profileUser: profileOf(caller).get(), ...found })
  },
)

export const getChat = handle(contract.getChat, schemas.getChat, ({ params, caller }) => {
  const chatbook = chatbookOf(caller)
  const contact = findContact(chatbook, idOf(params.userId))
  if (!contact) return contactNotFound
  const chat = chatWith(chatbook, contact.id)
  return reply(200, chat ? { chat: openChat(chatbook, chat), contact } : { contact })
})

export const createChatMessage = handle(
  contract.createChatMessage,
  schemas.createChatMessage,
  ({ params, body, caller }) => {
    const chatbook = chatbookOf(caller)
    const contact = findContact(chatbook, idOf(params.userId))
    if (!contact) return contactNotFound
    if (body.senderId !== contact.id && body.senderId !== CHAT_PROFILE_ID)
      return invalid({ senderId: ['The sender takes no part in this chat'] })
    if (contact.isBlocked) return isBlocked
    const { replyToId } = body
    const known = chatWith(chatbook, contact.id)?.messages ?? []
    if (replyToId !== undefined && !known.some(({ id }) => id === replyToId))
      return invalid({ replyToId: ['There is no such message in this chat'] })
    return reply(201, addMessage(chatbook, contact.id, body))
  },
)

export const deliverChat = handle(contract.deliverChat, schemas.deliverChat, ({ params, caller }) => {
  const chatbook = chatbookOf(caller)
  const chat = chatWith(chatbook, idOf(params.userId))
  if (!chat) return chatNotFound
  if (findContact(chatbook, chat.userId)?.isBlocked) return isBlocked
  return reply(200, { chat: markForContact(chatbook, chat, CHAT_PROFILE_ID, { isDelivered: true }) })
})

export const readChatAsContact = handle(
  contract.readChatAsContact,
  schemas.readChatAsContact,
  ({ params, caller }) => {
    const chatbook = chatbookOf(caller)
    const chat = chatWith(chatbook, idOf(params.userId))
    if (!chat) return chatNotFound
    if (findContact(chatbook, chat.userId)?.isBlocked) return isBlocked
    return reply(200, { chat: markForContact(chatbook, chat, CHAT_PROFILE_ID) })
  },
)

export const createChatReply = handle(
  contract.createChatReply,
  schemas.createChatReply,
  ({ params, caller }) => {
    const chatbook = chatbookOf(caller)
    const contact = findContact(chatbook, idOf(params.userId))
    if (!contact) return contactNotFound
    if (contact.isBlocked) return isBlocked
    const chat = chatWith(chatbook, contact.id)
    if (chat) markForContact(chatbook, chat, CHAT_PROFILE_ID)
    const message = composeReply(contact.id, chat?.messages ?? [])
    return reply(201, addMessage(chatbook, contact.id, { message, senderId: contact.id, attachments: [] }))
  },
)

export const deleteChat = handle(contract.deleteChat, schemas.deleteChat, ({ params, caller }) => {
  const chatbook = chatbookOf(caller)
  const chat = chatWith(chatbook, idOf(params.userId))
  if (!chat) return chatNotFound
  chatbook.chats.remove(chat.id)
  return noContent
})

export const restoreChats = handle(contract.restoreChats, schemas.restoreChats, ({ body, caller }) => {
  const { chats } = chatbookOf(caller)
  const removed = chats.removedRows(body.ids)
  if (!removed) return chatNotFound
  if (!isEachOnce([...chats.all(), ...removed].map(({ userId }) => userId)))
    return reply(409, { message: 'There is a newer chat with this contact' })
  return reply(200, { chats: chats.restore(removed).map(shown) })
})

export const updateChatProfile = handle(
  contract.updateChatProfile,
  schemas.updateChatProfile,
  ({ body, caller }) => {
    const own = profileOf(caller)
    own.set({ ...own.get(), ...body })
    return reply(200, own.get())
  },
)
