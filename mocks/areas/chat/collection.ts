import { z } from '../../contract/zod.ts'
import { accounts, type Account } from '../../seed/accounts.ts'
import type { ChatProfile } from './contract.ts'
import * as schemas from './schema.ts'
import { seedChatProfile } from './seed-profile.ts'
import { seedContactSettings } from './seed-settings.ts'
import { seedManyChats } from './seed-many.ts'
import { seedChats } from './seed.ts'
import { createCollection } from '../../store/collection.ts'
import { createDocument } from '../../store/document.ts'
import { type Cell, store } from '../../store/store.ts'

const first = accounts[0]!

const settingsByContact = z.record(z.string(), schemas.chatContactSettings)

/** What someone has set for the contacts, by their ids. */
export type ContactSettings = Readonly<Record<string, z.output<typeof schemas.chatContactSettings>>>

const createChatbook = (owner: Account) => {
  const nameOf = (rows: string) => (owner.id === first.id ? rows : `${rows}-${owner.id}`)
  return {
    /** The chats, one for each contact who has one. */
    chats: createCollection(store, {
      name: nameOf('chats'),
      schema: schemas.keptChat,
      seed: seedChats,
      seedMany: seedManyChats,
    }),
    /** Which contacts are pinned, muted or blocked. */
    settings: createDocument<ContactSettings>(store, {
      name: nameOf('chat-contacts'),
      schema: settingsByContact,
      seed: seedContactSettings,
    }),
  }
}

/** What one person has: chats and contacts as nobody else sees them. */
export type Chatbook = ReturnType<typeof createChatbook>

const chatbooks = new Map<number, Chatbook>()

/** The chats of whoever calls, and those of the first account to those who are not signed in. */
export const chatbookOf = (caller: Account = first): Chatbook => {
  const chatbook = chatbooks.get(caller.id) ?? createChatbook(caller)
  chatbooks.set(caller.id, chatbook)
  return chatbook
}

// The store takes back what was kept by the names that it knows.
for (const account of accounts) chatbookOf(account)

const profiles = createDocument(store, {
  name: 'chat-profiles',
  schema: z.record(z.string(), schemas.chatProfile),
  seed: (): Readonly<Record<string, ChatProfile>> => ({}),
})

/** The profile in the chat of whoever calls, and that of the demo admin to those who are not signed in. */
export const profileOf = ({ id, fullName, avatar }: Account = first): Cell<ChatProfile> => ({
  get: () => ({ ...(profiles.get()[id] ?? seedChatProfile()), fullName, avatar }),
  set: (profile) => profiles.set({ ...profiles.get(), [id]: profile }),
})
