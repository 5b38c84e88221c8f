import { emails } from './collection.ts'
import type { Email } from './contract.ts'

/** What was sent from here as a reply to an e-mail and still is. */
const ownReplies = (id: number) =>
  emails.all().filter((email) => email.replyTo === id && email.folder === 'sent' && !email.isDeleted)

/** An e-mail with all replies to it, those that came with it and those that were sent since. */
export const withReplies = (email: Email): Email => ({
  ...email,
  replies: [...email.replies, ...ownReplies(email.id).map(withReplies)].toSorted((one, other) =>
    one.time.localeCompare(other.time),
  ),
})
