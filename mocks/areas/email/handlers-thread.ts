import type { Email } from './contract.ts'

/** Gives an e-mail all replies to it: those that came with it, and those that were sent from here since and still are. */
export function createThreads(all: readonly Email[]) {
  const answers = new Map<number, Email[]>()
  for (const email of all)
    if (email.replyTo !== undefined && email.folder === 'sent' && !email.isDeleted)
      answers.set(email.replyTo, [...(answers.get(email.replyTo) ?? []), email])
  const withReplies = (email: Email): Email => {
    const own = answers.get(email.id)
    if (!own) return email
    return {
      ...email,
      replies: [...email.replies, ...own.map(withReplies)].toSorted((one, other) =>
        one.time.localeCompare(other.time),
      ),
    }
  }
  return withReplies
}
