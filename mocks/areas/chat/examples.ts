import type { Example } from '../../contract/example.ts'

const OWN_ID = 1522
const WRENNA = { userId: 1 }
const MARLOWE = { userId: 13 }

export const examples: Readonly<Record<string, Example>> = {
  listChatsAndContacts: { query: { q: 'ma' } },
  getChat: { params: MARLOWE },
  createChatMessage: {
    params: WRENNA,
    body: { message: 'The cake can wait until Thursday, if the ferry cannot.', senderId: OWN_ID },
  },
  readChatAsContact: { params: WRENNA },
  createChatReply: {
    after: [
      [
        'createChatMessage',
        { params: WRENNA, body: { message: 'Is the list by order number there yet?', senderId: OWN_ID } },
      ],
    ],
    params: WRENNA,
  },
  deleteChat: { params: { userId: 30 } },
  restoreChats: { after: [['deleteChat', { params: { userId: 30 } }]], body: { ids: [9] } },
  updateChatProfile: {
    body: {
      about: 'At the trade fair until Thursday. Hall 7, stand C 12.',
      status: 'away',
      settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: true },
    },
  },
}
