import * as schemas from './schema.ts'
import { seedChatProfile } from './seed-profile.ts'
import { seedChats } from './seed.ts'
import { createCollection } from '../../store/collection.ts'
import { createDocument } from '../../store/document.ts'
import { store } from '../../store/store.ts'

/** All chats, one for each contact who has one. */
export const chats = createCollection(store, { name: 'chats', schema: schemas.chat, seed: seedChats })

/** The own profile in the chat. */
export const chatProfile = createDocument(store, {
  name: 'chat-profile',
  schema: schemas.chatProfile,
  seed: seedChatProfile,
})
