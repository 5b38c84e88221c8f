import type { Email, EmailRow } from './contract.ts'
import { textOfHtml } from './contract-text.ts'
import { createThreads } from './handlers-thread.ts'

const EXCERPT_LENGTH = 200

const texts = new WeakMap<Email, string>()

/** What an e-mail says, without its markup. */
export const textOf = (email: Email): string => {
  const text = texts.get(email) ?? textOfHtml(email.message)
  texts.set(email, text)
  return text
}

/** Makes e-mails the rows of a list: with the beginning of what they say in place of html, files and replies. */
export const createRows = (all: readonly Email[]) => {
  const withReplies = createThreads(all)
  return (email: Email): EmailRow => {
    const { message: _message, attachments, replies, ...row } = withReplies(email)
    return {
      ...row,
      excerpt: textOf(email).slice(0, EXCERPT_LENGTH),
      hasAttachments: [{ attachments }, ...replies].some((one) => one.attachments.length > 0),
      replyCount: replies.length,
    }
  }
}
