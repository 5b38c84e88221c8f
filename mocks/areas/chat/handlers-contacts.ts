import { users } from '../users/collection.ts'
import type { Chatbook } from './collection.ts'
import type { ChatContact, ChatContactEdit } from './contract.ts'
import { sampleContacts } from './seed-contacts.ts'
import { UNSET } from './seed-settings.ts'

/**
 * All contacts, with the names and addresses that they have as users, and what somebody has set for them; one who is no
 * user any more is none.
 */
export const listContacts = ({ settings }: Chatbook): ChatContact[] => {
  const usersById = new Map(users.all().map((user) => [user.id, user]))
  const set = settings.get()
  return sampleContacts.flatMap(({ userId, role, about, status, hours }) => {
    const user = usersById.get(userId)
    if (!user) return []
    const { id, fullName, avatar, email, contact: phone } = user
    return [{ id, fullName, avatar, email, phone, role, about, status, hours, ...(set[id] ?? UNSET) }]
  })
}

/** The contact under the id of a user. */
export const findContact = (chatbook: Chatbook, userId: number) =>
  listContacts(chatbook).find(({ id }) => id === userId)

/** Sets something for a contact. */
export const setForContact = ({ settings }: Chatbook, userId: number, fields: ChatContactEdit) => {
  const all = settings.get()
  settings.set({ ...all, [userId]: { ...UNSET, ...all[userId], ...fields } })
}
