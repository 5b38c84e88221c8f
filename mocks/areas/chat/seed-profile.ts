import type { ChatProfile } from './contract.ts'
import { accounts } from '../../seed/accounts.ts'

/** Beyond the ids of all users, so that nobody else sends under it. */
export const CHAT_PROFILE_ID = 1522

/** The own profile of a fresh start. */
export const seedChatProfile = (): ChatProfile => ({
  id: CHAT_PROFILE_ID,
  fullName: accounts[0]!.fullName,
  role: 'Operations lead',
  about: 'I keep the shop, the shelves and the people in touch. Mornings are best.',
  avatar: accounts[0]!.avatar,
  status: 'online',
  settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: false },
})
