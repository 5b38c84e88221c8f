import {
  type Chat,
  type ChatContact,
  type ChatProfile,
  type ChatProfileEdit,
  type ChatWithContact,
  deleteChat,
  restoreChats,
  updateChatProfile,
} from '@data1522/mocks/contract/chat'
import { call } from '../../core/api/client.ts'
import { useText } from '../../core/i18n/useText.ts'
import { fieldsOf } from '../../core/mutations/taken-back.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { chatsKey } from './queries.ts'

interface ChatPage {
  readonly chatsContacts: readonly ChatWithContact[]
  readonly profileUser: ChatProfile
}

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

  /** Changes the own profile; a failure is the form's to show. */
  const editProfile = (profile: ChatProfile, fields: ChatProfileEdit) =>
    change({
      mutationFn: () => call(updateChatProfile, { body: fields }),
      successMessage: () => text('chat.profileSaved'),
      undo: () => call(updateChatProfile, { body: fieldsOf(profile, fields as Partial<ChatProfile>) }),
      throwsOnFailure: true,
    })

  return { remove, editProfile }
}
