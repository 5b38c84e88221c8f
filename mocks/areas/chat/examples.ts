import type { Example } from '../../contract/example.ts'

const OWN_ID = 1522
const WRENNA = { userId: 1 }
const MARLOWE = { userId: 13 }
/** The last that Wrenna was told, and what she said before it. */
const [TOLD, SAID] = [1015, 1013]

export const examples: Readonly<Record<string, Example>> = {
  listChatsAndContacts: { query: { q: 'ma' } },
  getChat: { params: MARLOWE },
  createChatMessage: {
    params: WRENNA,
    body: { message: 'The cake can wait until Thursday, if the ferry cannot.', senderId: OWN_ID },
  },
  deliverChat: { params: WRENNA },
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
  updateChatMessage: {
    params: { ...WRENNA, messageId: TOLD },
    body: { message: 'She has a birthday on Thursday, so there is cake at stake.' },
  },
  deleteChatMessage: { params: { ...WRENNA, messageId: TOLD } },
  restoreChatMessages: {
    after: [['deleteChatMessage', { params: { ...WRENNA, messageId: TOLD } }]],
    params: WRENNA,
    body: { ids: [TOLD] },
  },
  setChatReaction: { params: { ...WRENNA, messageId: SAID }, body: { emoji: '🎉', isOn: true } },
  updateChatContact: { params: WRENNA, body: { isPinned: true, isMuted: false } },
  updateChatProfile: {
    body: {
      about: 'At the trade fair until Thursday. Hall 7, stand C 12.',
      status: 'away',
      settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: true },
    },
  },
}
