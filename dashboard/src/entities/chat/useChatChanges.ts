import {
  type Chat,
  type ChatContact,
  type ChatContactEdit,
  type ChatMessage,
  type ChatProfile,
  type ChatProfileEdit,
  type ChatWithContact,
  deleteChat,
  deleteChatMessage,
  listChatsAndContacts,
  restoreChatMessages,
  restoreChats,
  setChatReaction,
  updateChatContact,
  updateChatMessage,
  updateChatProfile,
} from '@data1522/mocks/contract/chat'
import { call } from '../../core/api/client.ts'
import { useText } from '../../core/i18n/useText.ts'
import { fieldsOf, takenBack } from '../../core/mutations/taken-back.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { chatQuery, chatsKey } from './queries.ts'

interface ChatPage {
  readonly chatsContacts: readonly ChatWithContact[]
  readonly contacts: readonly ChatContact[]
  readonly profileUser: ChatProfile
}

interface OpenChat {
  readonly chat?: Chat | undefined
  readonly contact: ChatContact
}

/** How the messages of an open chat look once something is done to them. */
const inChat = (userId: number, update: (messages: readonly ChatMessage[]) => readonly ChatMessage[]) => ({
  queryKey: chatQuery(userId).queryKey,
  update: (open: OpenChat) =>
    open.chat ? { ...open, chat: { ...open.chat, messages: update(open.chat.messages) } } : open,
})

/** Changes of conversations and of the own profile: at once on the screen, then on the server, with a way back. */
export function useChatChanges() {
  'use memo'
  const text = useText()
  const change = useChange<ChatPage>(chatsKey)

  const remove = ({ id: userId, fullName }: ChatContact, { id }: Chat) =>
    change({
      optimisticUpdate: (page) => ({
        ...page,
        chatsContacts: page.chatsContacts.filter((one) => one.id !== userId),
      }),
      mutationFn: () => call(deleteChat, { params: { userId } }),
      successMessage: () => text('chat.deleted', { name: fullName }),
      undo: () => call(restoreChats, { body: { ids: [id] } }),
    })

  const editMessage = (userId: number, { id }: ChatMessage, message: string) =>
    change({
      optimisticUpdates: [
        inChat(userId, (messages) =>
          messages.map((one) => (one.id === id ? { ...one, message, isEdited: true } : one)),
        ),
      ],
      mutationFn: () => call(updateChatMessage, { params: { userId, messageId: id }, body: { message } }),
    })

  const removeMessage = (userId: number, { id }: ChatMessage) =>
    change({
      optimisticUpdates: [inChat(userId, (messages) => messages.filter((one) => one.id !== id))],
      mutationFn: () => call(deleteChatMessage, { params: { userId, messageId: id } }),
      successMessage: () => text('chat.messageDeleted'),
      undo: () => call(restoreChatMessages, { params: { userId }, body: { ids: [id] } }),
    })

  /** Sets a reaction of one's own, or takes it off. */
  const react = (userId: number, { id }: ChatMessage, emoji: string, isOn: boolean, senderId: number) =>
    change({
      optimisticUpdates: [
        inChat(userId, (messages) =>
          messages.map((one) => {
            if (one.id !== id) return one
            const others = one.reactions.filter(
              (reaction) => reaction.senderId !== senderId || reaction.emoji !== emoji,
            )
            return { ...one, reactions: isOn ? [...others, { emoji, senderId }] : others }
          }),
        ),
      ],
      mutationFn: () => call(setChatReaction, { params: { userId, messageId: id }, body: { emoji, isOn } }),
    })

  /** Pins, mutes or blocks a contact; a block is said, and can be taken back. */
  const setContact = (contact: ChatContact, fields: ChatContactEdit) => {
    const { id: userId, fullName } = contact
    const isSame = ({ id }: ChatContact) => id === userId
    const set = <Row extends ChatContact>(row: Row) =>
      isSame(row) ? { ...row, ...(fields as Partial<ChatContact>) } : row
    const { isBlocked } = fields
    return change({
      optimisticUpdate: (page) => ({
        ...page,
        chatsContacts: page.chatsContacts.map(set),
        contacts: page.contacts.map(set),
      }),
      optimisticUpdates: [
        {
          queryKey: chatQuery(userId).queryKey,
          update: (open: OpenChat) => ({ ...open, contact: set(open.contact) }),
        },
      ],
      mutationFn: () => call(updateChatContact, { params: { userId }, body: fields }),
      ...(isBlocked !== undefined && {
        successMessage: () => text(isBlocked ? 'chat.isBlocked' : 'chat.isUnblocked', { name: fullName }),
        undo: () =>
          call(updateChatContact, {
            params: { userId },
            body: fieldsOf(contact, fields as Partial<ChatContact>),
          }),
      }),
    })
  }

  /** Changes the own profile; a failure is the form's to show. */
  const editProfile = (profile: ChatProfile, fields: ChatProfileEdit) =>
    change({
      mutationFn: () => call(updateChatProfile, { body: fields }),
      successMessage: () => text('chat.profileSaved'),
      undo: async () => {
        const { profileUser } = await call(listChatsAndContacts, {})
        const of = (whole: ChatProfile) => fieldsOf(whole, fields as Partial<ChatProfile>)
        await call(updateChatProfile, {
          body: takenBack(of(profile), fields as Partial<ChatProfile>, of(profileUser)),
        })
      },
      throwsOnFailure: true,
    })

  return { remove, editMessage, removeMessage, react, setContact, editProfile }
}
