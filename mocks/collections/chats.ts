import * as schemas from '../contract/chat.schema.ts'
import { seedChatProfile } from '../data/chat-profile.ts'
import { seedChats } from '../data/chats.ts'
import { createCollection } from './collection.ts'
import { createDocument } from './document.ts'
import { store } from './store.ts'

/** All chats, one for each contact who has one. */
export const chats = createCollection(store, { name: 'chats', schema: schemas.chat, seed: seedChats })

/** The own profile in the chat. */
export const chatProfile = createDocument(store, {
  name: 'chat-profile',
  schema: schemas.chatProfile,
  seed: seedChatProfile,
})
