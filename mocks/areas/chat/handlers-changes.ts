import { chatbookOf } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import type { Account } from '../../seed/accounts.ts'
import { findContact, setForContact } from './handlers-contacts.ts'
import { changeMessage, chatWith, removeMessage, restoreMessages } from './handlers-messages.ts'
import { CHAT_PROFILE_ID } from './seed-profile.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { noContent, reply } from '../../runtime/reply.ts'

const notFound = reply(404, { message: 'Message not found' })
const isNotOwn = reply(409, { message: 'Only messages of one’s own can be changed' })

interface Place {
  readonly userId: string
  readonly messageId: string
}

const find = (caller: Account | undefined, { userId, messageId }: Place) => {
  const chatbook = chatbookOf(caller)
  const chat = chatWith(chatbook, idOf(userId))
  const id = idOf(messageId)
  const message = chat?.messages.find((one) => one.id === id)
  return chat && message && { chatbook, chat, message, isOwn: message.senderId === CHAT_PROFILE_ID }
}

export const updateChatMessage = handle(
  contract.updateChatMessage,
  schemas.updateChatMessage,
  ({ params, body, caller }) => {
    const found = find(caller, params)
    if (!found) return notFound
    if (!found.isOwn) return isNotOwn
    const { chatbook, chat, message } = found
    return reply(200, { msg: changeMessage(chatbook, chat, message, { ...body, isEdited: true }) })
  },
)

export const deleteChatMessage = handle(
  contract.deleteChatMessage,
  schemas.deleteChatMessage,
  ({ params, caller }) => {
    const found = find(caller, params)
    if (!found) return notFound
    if (!found.isOwn) return isNotOwn
    removeMessage(found.chatbook, found.chat, found.message)
    return noContent
  },
)

export const restoreChatMessages = handle(
  contract.restoreChatMessages,
  schemas.restoreChatMessages,
  ({ params, body, caller }) => {
    const messages = restoreMessages(chatbookOf(caller), idOf(params.userId), body.ids)
    return messages ? reply(200, { messages }) : notFound
  },
)

export const setChatReaction = handle(
  contract.setChatReaction,
  schemas.setChatReaction,
  ({ params, body: { emoji, isOn }, caller }) => {
    const found = find(caller, params)
    if (!found) return notFound
    const { chatbook, chat, message } = found
    const others = message.reactions.filter((one) => one.senderId !== CHAT_PROFILE_ID || one.emoji !== emoji)
    const reactions = isOn ? [...others, { emoji, senderId: CHAT_PROFILE_ID }] : others
    return reply(200, { msg: changeMessage(chatbook, chat, message, { reactions }) })
  },
)

export const updateChatContact = handle(
  contract.updateChatContact,
  schemas.updateChatContact,
  ({ params, body, caller }) => {
    const chatbook = chatbookOf(caller)
    const contact = findContact(chatbook, idOf(params.userId))
    if (!contact) return reply(404, { message: 'Contact not found' })
    setForContact(chatbook, contact.id, body)
    return reply(200, findContact(chatbook, contact.id)!)
  },
)
