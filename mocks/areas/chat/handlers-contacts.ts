import { users } from '../users/collection.ts'
import type { ChatContact } from './contract.ts'
import { sampleContacts } from './seed-contacts.ts'

/** All contacts, with the names and addresses that they have as users; one who is no user any more is none. */
export const listContacts = (): ChatContact[] => {
  const usersById = new Map(users.all().map((user) => [user.id, user]))
  return sampleContacts.flatMap(({ userId, role, about, status, hours }) => {
    const user = usersById.get(userId)
    if (!user) return []
    const { id, fullName, avatar, email, contact: phone } = user
    return [{ id, fullName, avatar, email, phone, role, about, status, hours }]
  })
}

/** The contact under the id of a user. */
export const findContact = (userId: number) => listContacts().find(({ id }) => id === userId)
