import { z } from '../../contract/zod.ts'
import { accounts, type Account } from '../../seed/accounts.ts'
import type { ChatProfile } from './contract.ts'
import * as schemas from './schema.ts'
import { seedChatProfile } from './seed-profile.ts'
import { seedChats } from './seed.ts'
import { createCollection } from '../../store/collection.ts'
import { createDocument } from '../../store/document.ts'
import { type Cell, store } from '../../store/store.ts'

/** All chats, one for each contact who has one. */
export const chats = createCollection(store, { name: 'chats', schema: schemas.chat, seed: seedChats })

const profiles = createDocument(store, {
  name: 'chat-profiles',
  schema: z.record(z.string(), schemas.chatProfile),
  seed: (): Readonly<Record<string, ChatProfile>> => ({}),
})

/** The profile in the chat of whoever calls, and that of the demo admin to those who are not signed in. */
export const profileOf = ({ id, fullName, avatar }: Account = accounts[0]!): Cell<ChatProfile> => ({
  get: () => ({ ...(profiles.get()[id] ?? seedChatProfile()), fullName, avatar }),
  set: (profile) => profiles.set({ ...profiles.get(), [id]: profile }),
})
