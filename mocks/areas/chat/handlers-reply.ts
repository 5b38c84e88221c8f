import type { ChatMessage } from './contract.ts'
import { type ChatLanguage, sampleContacts } from './seed-contacts.ts'
import { type ReplyKind, replies } from './seed-replies.ts'

const signs: readonly (readonly [kind: ReplyKind, sign: RegExp])[] = [
  ['question', /[?؟]\s*$/],
  ['thanks', /\b(thanks?|merci)\b|شكر/i],
  ['greeting', /^(hi|hello|hey|good (morning|day|evening)|bonjour|salut)\b|^(مرحبا|أهلا|صباح|السلام)/i],
]

const kindOf = (text: string): ReplyKind => signs.find(([, sign]) => sign.test(text))?.[0] ?? 'news'

const languageFor = (userId: number, text: string): ChatLanguage =>
  /\p{Script=Arabic}/u.test(text)
    ? 'ar'
    : (sampleContacts.find((contact) => contact.userId === userId)?.language ?? 'en')

/** What a contact answers to the last message that it got; to none it says hello. */
export const composeReply = (userId: number, messages: readonly ChatMessage[]) => {
  const heard = messages.findLast(({ senderId }) => senderId !== userId)?.message
  const kind = heard === undefined ? 'greeting' : kindOf(heard)
  const choice = replies[languageFor(userId, heard ?? '')][kind]
  return choice[messages.length % choice.length]!
}
