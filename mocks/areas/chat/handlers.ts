import { chats, profileOf } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { isEachOnce } from '../../contract/lists.ts'
import { findContact, listContacts } from './handlers-contacts.ts'
import { addMessage, chatWith, markAsSeenByContact, openChat } from './handlers-messages.ts'
import { composeReply } from './handlers-reply.ts'
import { CHAT_PROFILE_ID } from './seed-profile.ts'
import { createSearch } from '../../runtime/filter.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { invalid, noContent, reply } from '../../runtime/reply.ts'

const contactNotFound = reply(404, { message: 'Contact not found' })
const chatNotFound = reply(404, { message: 'Chat not found' })

const withChat = (contact: contract.ChatContact): contract.ChatWithContact[] => {
  const chat = chatWith(contact.id)
  if (!chat) return []
  const { id, unseenMsgs, messages } = chat
  return [{ ...contact, chat: { id, unseenMsgs, lastMessage: messages.at(-1)! } }]
}

export const listChatsAndContacts = handle(
  contract.listChatsAndContacts,
  schemas.listChatsAndContacts,
  ({ query, caller }) => {
    const isFound = createSearch(query.q)
    const contacts = listContacts().filter(({ fullName }) => isFound(fullName))
    const chatsContacts = contacts
      .flatMap(withChat)
      .toSorted((one, other) => other.chat.lastMessage.time.localeCompare(one.chat.lastMessage.time))
    return reply(200, { chatsContacts, contacts, profileUser: profileOf(caller).get() })
  },
)

export const getChat = handle(contract.getChat, schemas.getChat, ({ params }) => {
  const contact = findContact(idOf(params.userId))
  if (!contact) return contactNotFound
  const chat = chatWith(contact.id)
  return reply(200, chat ? { chat: openChat(chat), contact } : { contact })
})

export const createChatMessage = handle(
  contract.createChatMessage,
  schemas.createChatMessage,
  ({ params, body }) => {
    const contact = findContact(idOf(params.userId))
    if (!contact) return contactNotFound
    if (body.senderId !== contact.id && body.senderId !== CHAT_PROFILE_ID)
      return invalid({ senderId: ['The sender takes no part in this chat'] })
    return reply(201, addMessage(contact.id, body))
  },
)

export const readChatAsContact = handle(
  contract.readChatAsContact,
  schemas.readChatAsContact,
  ({ params }) => {
    const chat = chatWith(idOf(params.userId))
    return chat ? reply(200, { chat: markAsSeenByContact(chat, CHAT_PROFILE_ID)! }) : chatNotFound
  },
)

export const createChatReply = handle(contract.createChatReply, schemas.createChatReply, ({ params }) => {
  const contact = findContact(idOf(params.userId))
  if (!contact) return contactNotFound
  const chat = chatWith(contact.id)
  if (chat) markAsSeenByContact(chat, CHAT_PROFILE_ID)
  const message = composeReply(contact.id, chat?.messages ?? [])
  return reply(201, addMessage(contact.id, { message, senderId: contact.id }))
})

export const deleteChat = handle(contract.deleteChat, schemas.deleteChat, ({ params }) => {
  const chat = chatWith(idOf(params.userId))
  if (!chat) return chatNotFound
  chats.remove(chat.id)
  return noContent
})

export const restoreChats = handle(contract.restoreChats, schemas.restoreChats, ({ body }) => {
  const removed = chats.removedRows(body.ids)
  if (!removed) return chatNotFound
  if (!isEachOnce([...chats.all(), ...removed].map(({ userId }) => userId)))
    return reply(409, { message: 'There is a newer chat with this contact' })
  return reply(200, { chats: chats.restore(removed) })
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
